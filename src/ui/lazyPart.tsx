import { type ComponentType, useLayoutEffect, useState } from "react";
import { useAfterOpening } from "./opening";

type State<Props> = {
  readonly Part?: ComponentType<Props> | undefined;
  readonly failure?: { readonly error: unknown };
};

export type LazyPart<Props> = ComponentType<Props> & {
  /** Begins to load; a failure is told by the next part that is drawn. */
  readonly preload: () => void;
};

/**
 * A part whose code comes when it is first drawn; `Waiting` stands in its place until then, nothing without it. A load
 * that fails is thrown to the nearest boundary, and tried again by the next part that is drawn.
 *
 * Not `React.lazy`: behind a fallback React shows what has come 300 ms after the fallback at the earliest, even if it
 * came at once. Not before the page has opened either.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting?: ComponentType<Props>,
): LazyPart<Props> {
  let ready: ComponentType<Props> | undefined;
  let started: Promise<ComponentType<Props>> | undefined;
  const start = (): Promise<ComponentType<Props>> => {
    started ??= load().then(
      (part) => (ready = part),
      (error: unknown) => {
        started = undefined;
        throw error;
      },
    );
    return started;
  };
  function LazyPart(props: Props) {
    const [{ Part, failure }, setState] = useState<State<Props>>(() => ({ Part: ready }));
    const afterOpening = useAfterOpening();
    // Before the paint: what is there already comes in the same frame.
    useLayoutEffect(() => {
      if (Part) return undefined;
      let isCurrent = true;
      const stop = afterOpening(() => {
        start().then(
          (part) => isCurrent && setState({ Part: part }),
          (error: unknown) => isCurrent && setState({ failure: { error } }),
        );
      });
      return () => {
        isCurrent = false;
        stop();
      };
    }, [Part, afterOpening]);
    if (failure) throw failure.error;
    if (Part) return <Part {...props} />;
    return Waiting ? <Waiting {...props} /> : null;
  }
  return Object.assign(LazyPart, { preload: () => void start().catch(() => undefined) });
}
