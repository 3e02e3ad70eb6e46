import { useEffect, useRef, useState } from "react";
import type { MeasuredWatch } from "../../command/demo";

/** A reading that is done sooner shows no progress: it would only flicker. */
const SHORT_MS = 300;

/** One reading at a time: how far it is, and how to stop it. A newer one takes the place of an older. */
export function useReading() {
  const [share, setShare] = useState<number | undefined>(undefined);
  const current = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => current.current?.abort(), []);
  /** Runs `work`; answers nothing where it was stopped or a newer one came. */
  const run = async <Found>(work: (watch: MeasuredWatch) => Promise<Found>): Promise<Found | undefined> => {
    const control = new AbortController();
    const begun = performance.now();
    current.current = control;
    const isCurrent = () => current.current === control && !control.signal.aborted;
    const onProgress = (done: number) => {
      if (isCurrent() && performance.now() - begun > SHORT_MS) setShare(done);
    };
    const found = await work({ signal: control.signal, onProgress });
    if (!isCurrent()) return undefined;
    setShare(undefined);
    return found;
  };
  const stop = (): void => {
    current.current?.abort();
    setShare(undefined);
  };
  return { share, run, stop };
}
