import { createContext, use } from "react";

/** What a screen tells the shell about itself: its title, for the breadcrumb and the announcement. */
export interface Page {
  readonly title: string;
  readonly setTitle: (title: string) => void;
}

export const PageContext = createContext<Page>({ title: "", setTitle: () => undefined });

export function usePage(): Page {
  return use(PageContext);
}

/** One object for each screen that is shown, by which what stands on it is kept together and gone with it. */
export const ScreenContext = createContext<object | undefined>(undefined);

export function useScreen(): object | undefined {
  return use(ScreenContext);
}
