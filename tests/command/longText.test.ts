import { expect, test } from "vitest";
import { paletteRig } from "./paletteRig";

async function found(text: string, name?: string) {
  const rig = paletteRig();
  if (name !== undefined)
    rig.backend.told["OrganizationsForPalette"] = () => ({
      organizations: { items: [{ uid: "o9", name }], total: 1 },
    });
  await rig.index.start();
  rig.model.open();
  rig.model.type(text);
  return rig.rows();
}

test("[224] more than six words are found: what to do, and with what", async () => {
  const [first] = await found("assign device to park logger 1");
  expect(first).toMatch(/device/);
});

test.each(["🌞", "☀️ Hof", "hof 🌞"])("[224] a name of emoji is found by %j", async (text) => {
  expect(await found(text, text === "☀️ Hof" ? "☀️ Hof" : "🌞 Hof")).toContain("organization:o9");
});
