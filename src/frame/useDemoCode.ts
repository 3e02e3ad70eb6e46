import { useEffect, useState } from "react";
import type { DemoPort } from "../command/demo";

type Shown = Awaited<ReturnType<DemoPort["code"]>>;

const EVERY_MS = 1000;

/** The demo authenticator's code, asked every second; undefined until the first answer. */
export function useDemoCode(demo: DemoPort): Shown | undefined {
  const [shown, setShown] = useState<Shown | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    const ask = (): void =>
      void demo.code().then(
        (code) => isCurrent && setShown(code),
        () => undefined,
      );
    ask();
    const timer = setInterval(ask, EVERY_MS);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [demo]);
  return shown;
}
