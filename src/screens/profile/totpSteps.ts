import { useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import { useSearchParams } from "react-router-dom";
import { takeCode } from "../../actions/totp";
import type { TotpStep } from "../../actions/totp";
import { useTools } from "../../frame/tools";
import type { TotpActor } from "../../machines/totp";

/** What the address of a command may ask for. */
const steps: Readonly<Record<TotpStep, "SETUP" | "DISABLE" | "REGENERATE" | "USE.BACKUP">> = {
  ...{ setup: "SETUP", disable: "DISABLE", regenerate: "REGENERATE", backup: "USE.BACKUP" },
};
const isStep = (name: string): name is TotpStep => Object.hasOwn(steps, name);

/**
 * The step that a command asks for, with the code it was given, once it is known how things stand. It is taken out of
 * the address, so that neither a reload nor Back asks for it again; one that does not fit leaves what is shown.
 */
export function useAskedStep(totp: TotpActor) {
  const { engine } = useTools();
  const [search, setSearch] = useSearchParams();
  const box = useRef<HTMLDivElement>(null);
  const asked = search.get("step");
  const isKnown = useSelector(totp, (snapshot) =>
    (["unknown", "loading", "failed"] as const).every((state) => !snapshot.matches(state)),
  );
  useEffect(() => () => void takeCode(engine), [engine]);
  useEffect(() => {
    if (asked === null || !isKnown) return;
    box.current?.scrollIntoView({ block: "nearest" });
    if (isStep(asked)) {
      const code = takeCode(engine, asked);
      totp.send({ type: steps[asked] });
      if (code !== undefined) totp.send({ type: "CODE", code });
    }
    setSearch(
      (last) => {
        last.delete("step");
        return last;
      },
      { replace: true },
    );
  }, [asked, engine, isKnown, setSearch, totp]);
  return box;
}

/** States that come by themselves. */
const passing: readonly string[] = ["unknown", "loading"];

/** What had the focus goes with its step: the next one takes it, and is read out. */
export function useStepFocus(totp: TotpActor, box: RefObject<HTMLDivElement | null>): void {
  const step = useSelector(totp, ({ value }) => (typeof value === "string" ? value : Object.keys(value)[0]));
  const last = useRef(step);
  const isOwed = useRef(false);
  // Once a dialog that closes with the step has let go of the page behind it.
  useEffect(() => {
    const left = last.current ?? "";
    last.current = step;
    if (left === step) return;
    isOwed.current ||= !passing.includes(left) && document.activeElement === document.body;
    const next = box.current?.querySelector<HTMLElement>("[data-step]");
    if (!isOwed.current || !next) return;
    isOwed.current = false;
    next.focus();
  }, [box, step]);
}
