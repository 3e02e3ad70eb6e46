import type { EntityIndex } from "./entityIndex";
import { readPrefix } from "./prefixes";

/** How long typing rests before the server is asked for what is not loaded yet, ms. */
const ASK_AFTER = 250;

/** Once typing rests, what is not loaded is asked for, and while not everything is, the server as well. */
export function createAsker(index: EntityIndex, onMore: () => void) {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const ask = (query: string): void => {
    const { prefix, text } = readPrefix(query);
    const isComplete = index.loading.state === "done" || index.loading.state === "idle";
    if (prefix?.kinds.includes("inverter") !== false) index.want(text);
    if (isComplete) return;
    index.ask(text.trim(), prefix?.kinds).then(
      (came) => came && onMore(),
      () => undefined,
    );
  };
  const stop = (): void => clearTimeout(waiting);
  return {
    stop,
    later: (query: string): void => {
      stop();
      if (readPrefix(query).text.trim() !== "") waiting = setTimeout(() => ask(query), ASK_AFTER);
    },
  };
}
