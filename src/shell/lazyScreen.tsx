import { type ComponentType, useEffect, useState } from "react";
import { LAZY_SCREEN_TIMEOUT_MS } from "../rules/constants";
import { PageSpinner } from "../ui/Spinner";
import { arrived, ChunkLoadError, importWithin, mayReloadFor, type Marks } from "./chunk";

/** What a lazily loaded part may do to the page; tests hand in their own. */
export interface LazyHost {
  /** Text was typed that a reload would lose. */
  readonly isUnsaved: () => boolean;
  readonly reload: () => void;
  readonly marks: () => Marks;
  readonly timeout: number;
}

/** Text stands in a field that a reload would empty; what one searches for is no loss. */
function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:is([type="text"], [type="email"], [type="number"], :not([type])):not([role="combobox"])',
  );
  return [...fields].some((field) => !field.readOnly && field.value !== "");
}

export const pageHost: LazyHost = {
  isUnsaved: hasTypedText,
  reload: () => window.location.reload(),
  marks: () => window.sessionStorage,
  timeout: LAZY_SCREEN_TIMEOUT_MS,
};

export interface LazyScreen {
  readonly Screen: ComponentType;
  /** Begins to load; on hover, focus or while the session is being verified. Resolves when it has come or failed. */
  readonly preload: () => Promise<void>;
}

type Loading =
  | { readonly kind: "loading" }
  | { readonly kind: "ready"; readonly screen: ComponentType }
  | { readonly kind: "failed"; readonly error: unknown };

/**
 * A screen in its own chunk: a spinner for up to 120 s, then a ChunkLoadError that the route's error page shows with a
 * retry. A chunk that is gone after a deploy reloads the page once, unless something typed would be lost (§8 [16]).
 */
export function lazyScreen(
  id: string,
  load: () => Promise<ComponentType>,
  host: () => LazyHost = () => pageHost,
): LazyScreen {
  let started: Promise<ComponentType> | undefined;
  let ready: ComponentType | undefined;
  const start = (): Promise<ComponentType> => {
    started ??= importWithin(load, host().timeout).then(
      (screen) => {
        ready = screen;
        arrived(id, host().marks);
        return screen;
      },
      (error: unknown) => {
        started = undefined;
        throw error;
      },
    );
    return started;
  };
  const shouldReload = (error: unknown): boolean =>
    error instanceof ChunkLoadError &&
    error.isMissing &&
    navigator.onLine &&
    !host().isUnsaved() &&
    mayReloadFor(id, host().marks);

  function Screen() {
    const [state, setState] = useState<Loading>(() =>
      ready ? { kind: "ready", screen: ready } : { kind: "loading" },
    );
    useEffect(() => {
      let isCurrent = true;
      const failed = (error: unknown): void => {
        if (!isCurrent) return;
        if (shouldReload(error)) host().reload();
        else setState({ kind: "failed", error });
      };
      start().then((screen) => isCurrent && setState({ kind: "ready", screen }), failed);
      return () => {
        isCurrent = false;
      };
    }, []);
    if (state.kind === "failed") throw state.error;
    if (state.kind === "loading") return <PageSpinner />;
    return <state.screen />;
  }
  const settled = () => undefined;
  return { Screen, preload: () => start().then(settled, settled) };
}
