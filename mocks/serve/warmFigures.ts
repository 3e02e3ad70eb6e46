import type { Backend } from "../backend";
import { figuresOfAll, portionsOf } from "../figures";
import { slotsOf } from "../window";

const dayMs = 86_400_000;
/** A quarter and the one before, with some days to spare. */
const days = 190;
const zone = "Europe/Berlin";

/** Computes the last months, the newest first, before anybody asks; calls in between are answered. */
export async function warmFigures(backend: Backend): Promise<void> {
  const portions = portionsOf(backend.world, backend.world.parks);
  const now = backend.now();
  const slots = slotsOf({ start: now - days * dayMs, end: now, step: { days: 1 } }, zone);
  await figuresOfAll(backend, portions, slots.toReversed());
}
