import { useState } from "react";

/**
 * The value as it was when typing began: another that comes meanwhile, as what a form reads first, does not take the
 * place of what is being typed.
 */
export function useKept<T>(value: T) {
  const [kept, setKept] = useState<{ readonly value: T }>();
  return {
    shown: kept ? kept.value : value,
    keep: () => setKept((last) => last ?? { value }),
    /** What was typed itself. */
    follow: (typed: T) => setKept((last) => last && { value: typed }),
    release: () => setKept(undefined),
  };
}
