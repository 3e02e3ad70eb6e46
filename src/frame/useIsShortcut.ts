import { useCallback } from "react";
import { useTools } from "./tools";

/** Whether a letter begins a shortcut now: then it is not the beginning of a search by typing in a grid. */
export function useIsShortcut(): (key: string) => boolean {
  const { keys } = useTools();
  return useCallback(
    (key: string) => keys.all().some(({ keys: shown, active }) => active && shown.split(" ")[0] === key),
    [keys],
  );
}
