import { useEffect, useSyncExternalStore } from "react";
import type { Source } from "../command/performed";
import { useTools } from "../frame/tools";
import { useAfterOpening } from "../ui/opening";

/** The keys of an action as they are now, remapped or not, for its tooltip. */
export function useKeysOf(): (id: string) => string | undefined {
  const { keys } = useTools();
  useSyncExternalStore(
    (listener) => keys.subscribe(listener),
    () => keys.version(),
  );
  return (id) => keys.shown(id);
}

const engine = () => import("./shellPerform");

/** Runs an action of the shell by its id. The engine's code comes once the page has opened, or with the first press. */
export function usePerform(): (id: string, source?: Source) => void {
  const tools = useTools();
  const afterOpening = useAfterOpening();
  useEffect(() => afterOpening(() => void engine().catch(() => undefined)), [afterOpening]);
  return (id, source = "button") => {
    engine().then(
      ({ shellPerform }) => shellPerform(id, tools, source),
      () => tools.alerts.show({ type: "error", key: "gate.chunkText" }),
    );
  };
}
