import { SEARCH_REST_MS } from "../rules/searchRest";
import type { EntityIndex } from "./entityIndex";
import { readPrefix } from "./prefixes";

/** Once typing rests, what is not loaded is asked for. */
export function createAsker(index: EntityIndex, onMore: () => void) {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const ask = (query: string): void => {
    const { prefix, text } = readPrefix(query);
    index.ask(text, prefix?.kinds).then(
      (came) => came && onMore(),
      () => undefined,
    );
  };
  const stop = (): void => clearTimeout(waiting);
  return {
    stop,
    later: (query: string): void => {
      stop();
      if (readPrefix(query).text.trim() !== "") waiting = setTimeout(() => ask(query), SEARCH_REST_MS);
    },
  };
}
