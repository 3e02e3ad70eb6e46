import { useEffect } from "react";

const MARK = /^\(\d+\) /;

/** Keeps a number before the page's title, whoever changes that. */
function markTitle(count: number): () => void {
  const bare = () => document.title.replace(MARK, "");
  const mark = () => {
    const wanted = count > 0 ? `(${count}) ${bare()}` : bare();
    if (document.title !== wanted) document.title = wanted;
  };
  mark();
  const observer = new MutationObserver(mark);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    observer.disconnect();
    document.title = bare();
  };
}

/** Gives the page's icon a dot. */
function markIcon(): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!icon) return () => undefined;
  const before = icon.href;
  icon.href = before.replace(/icon\.svg$/, "icon-new.svg");
  return () => {
    icon.href = before;
  };
}

/** So many new events, in the page's title and icon; nothing for none. */
export function useNewsMark(count: number): void {
  useEffect(() => (count > 0 ? markTitle(count) : undefined), [count]);
  const isMarked = count > 0;
  useEffect(() => (isMarked ? markIcon() : undefined), [isMarked]);
}
