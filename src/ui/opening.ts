import { createContext, use } from "react";

/** Does the work once the page has opened, at once where it has; answers how to take it back. */
export type AfterOpening = (work: () => void) => () => void;

/** For parts that are themselves what the page opens with. */
export const atOnce: AfterOpening = (work) => {
  work();
  return () => undefined;
};

/** Until the first screen has its first numbers, code that they do not need waits for them. */
export const OpeningContext = createContext<AfterOpening>(atOnce);

export function useAfterOpening(): AfterOpening {
  return use(OpeningContext);
}
