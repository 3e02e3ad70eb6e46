import { createContext, use } from "react";

/** Begins to load a screen by its route's id, before it is gone to. */
export const PreloadContext = createContext<(route: string) => void>(() => undefined);

export function usePreload(): (route: string) => void {
  return use(PreloadContext);
}
