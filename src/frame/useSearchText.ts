import { useEffect, useState } from "react";
import type { Dispatch, SetStateAction } from "react";
import { SEARCH_REST_MS } from "../rules/searchRest";
import { withSearch } from "../rules/withSearch";
import { addResting } from "../state/restingParameters";
import { useTools } from "./tools";
import { useSearch } from "./useSearch";

interface RestingText {
  /** What the address says. */
  readonly search: string;
  /** What was said here, at once. */
  readonly typed: string;
  readonly setTyped: Dispatch<SetStateAction<string>>;
}

/**
 * A parameter of the address that changes fast: what is said here stands at once and is kept in the address once it
 * rests, and what the address says later (Back) counts here. `address` is the screen's, below /v1; `page`, if the address
 * has one, begins anew.
 */
export function useRestingParameter(parameter: string, address: string): RestingText {
  const tools = useTools();
  const [params] = useSearch();
  const search = params.get(parameter) ?? "";
  const [typed, setTyped] = useState(search);
  const [before, setBefore] = useState(search);
  // Written from here and not arrived yet: when it does, it takes back nothing of what was typed since.
  const [written, setWritten] = useState<readonly string[]>([]);
  if (before !== search) {
    const own = written.lastIndexOf(search);
    setBefore(search);
    setWritten(written.slice(own < 0 ? written.length : own + 1));
    if (own < 0 && typed.trim() !== search) setTyped(search);
  }
  const text = typed.trim();
  useEffect(() => {
    if (text === search) return undefined;
    const apply = (current: string) => {
      const next = new URLSearchParams(current);
      next.delete("page");
      if (text === "") next.delete(parameter);
      else next.set(parameter, text);
      return next;
    };
    const timer = setTimeout(() => {
      // To the address of that moment: a filter chosen since, or another screen gone to, is not to be undone.
      const { path, search: current } = tools.context();
      if (path !== address) return;
      setWritten((earlier) => [...earlier, text]);
      tools.go(withSearch(address, apply(current)), { replace: true });
    }, SEARCH_REST_MS);
    const forget = addResting({ address, apply });
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, [text, search, tools, parameter, address]);
  return { search, typed, setTyped };
}

/** A screen's search field: what is typed is kept in the address once typing rests [65]. */
export function useSearchText(address: string): RestingText {
  return useRestingParameter("search", address);
}
