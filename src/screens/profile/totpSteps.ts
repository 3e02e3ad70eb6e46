import { useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import { takeCode } from "../../actions/totp";
import type { TotpStep } from "../../actions/totp";
import type { Tools } from "../../command/tools";
import { useTools } from "../../frame/tools";
import { useSearch } from "../../frame/useSearch";
import type { TotpActor, TotpSnapshot } from "../../machines/totp";

/** What the address of a command may ask for, and the words of that command. */
const steps = {
  setup: { type: "SETUP", command: "setUp" },
  disable: { type: "DISABLE", command: "disable" },
  regenerate: { type: "REGENERATE", command: "regenerate" },
  backup: { type: "USE.BACKUP", command: "checkBackup" },
} as const satisfies Readonly<Record<TotpStep, unknown>>;
const isStep = (name: string): name is TotpStep => Object.hasOwn(steps, name);

/** Whether the step is the one that is shown: a code is for no other. */
function isAt(snapshot: TotpSnapshot, step: TotpStep): boolean {
  if (step === "setup") return snapshot.matches("settingUp") || snapshot.matches("enrolling");
  if (step === "backup") return snapshot.matches("backup");
  return snapshot.matches(step === "disable" ? "confirmingDisable" : "confirmingRegenerate");
}

/** Why a step was not taken: words are `totp.notTaken.<reason>`. */
function whyNot(snapshot: TotpSnapshot, step: TotpStep): "settingUp" | "off" | "on" | "cooling" | "checking" {
  if (snapshot.matches("enrolling") || snapshot.matches("settingUp")) return "settingUp";
  if (snapshot.matches("disabled")) return "off";
  if (step === "setup") return "on";
  return snapshot.matches("cooling") ? "cooling" : "checking";
}

/** Goes to the step with the code it was given; one that does not fit leaves what is shown, and that is said. */
function take(totp: TotpActor, step: TotpStep, tools: Tools): void {
  const { type, command } = steps[step];
  const code = takeCode(tools, step);
  totp.send({ type });
  const snapshot = totp.getSnapshot();
  if (isAt(snapshot, step)) {
    if (code !== undefined) totp.send({ type: "CODE", code });
    return;
  }
  const action = tools.t(`action.totp.${command}.label`);
  const message = tools.t(`totp.notTaken.${whyNot(snapshot, step)}`);
  tools.alerts.show({ type: "info", key: "outcome.failedBecause", values: { action, message } });
}

/**
 * The step that a command asks for, once it is known how things stand. It is taken out of the address, so that neither a
 * reload nor Back asks for it again.
 */
export function useAskedStep(totp: TotpActor) {
  const tools = useTools();
  const [search, setSearch] = useSearch();
  const box = useRef<HTMLDivElement>(null);
  const asked = search.get("step");
  const isKnown = useSelector(totp, (snapshot) =>
    (["unknown", "loading", "failed"] as const).every((state) => !snapshot.matches(state)),
  );
  useEffect(() => () => void takeCode(tools), [tools]);
  useEffect(() => {
    if (asked === null || !isKnown) return;
    box.current?.scrollIntoView({ block: "nearest" });
    if (isStep(asked)) take(totp, asked, tools);
    setSearch(
      (last) => {
        last.delete("step");
        return last;
      },
      { replace: true },
    );
  }, [asked, tools, isKnown, setSearch, totp]);
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
    // Whoever is somewhere by now, e.g. in a field, stays there.
    isOwed.current = document.activeElement === document.body && (isOwed.current || !passing.includes(left));
    const next = box.current?.querySelector<HTMLElement>("[data-step]");
    if (!isOwed.current || !next) return;
    isOwed.current = false;
    next.focus();
  }, [box, step]);
}
