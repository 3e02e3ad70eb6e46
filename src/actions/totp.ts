import { KeyRound, RotateCcw, ShieldCheck, ShieldOff } from "lucide-react";
import { action } from "../command/action";
import type { Action } from "../command/action";
import { text } from "../command/args";
import type { Engine } from "../command/engine";
import type { Tools } from "../command/tools";

/** A step of the second factor's management, as the address asks for it. */
export type TotpStep = "setup" | "disable" | "regenerate" | "backup";

/** The code that a command was given, until the screen that sends it takes it: in memory alone. */
const handed = new WeakMap<Engine, { readonly step: TotpStep; readonly code: string }>();

/** The code for a step; whatever was handed over is gone then. */
export function takeCode(engine: Engine, step?: TotpStep): string | undefined {
  const held = handed.get(engine);
  handed.delete(engine);
  return held?.step === step ? held?.code : undefined;
}

/** The step itself is on the screen: what is secret is shown there alone, and says there what came of it. */
function goTo({ go }: Tools, step: TotpStep) {
  go(`/profile/security?step=${step}`);
  return { quiet: true };
}

const shared = { needs: "profile", group: "account" } as const;

const setUp = action({
  ...shared,
  id: "totp.setUp",
  icon: ShieldCheck,
  run: (tools) => goTo(tools, "setup"),
});

/** A step that needs a code: it is asked for as a secret, and neither kept nor repeated (§4 Two-factor). */
function codeStep(
  id: string,
  icon: Action["icon"],
  step: TotpStep,
  { format = "code", danger = false }: { format?: "code" | "backupCode"; danger?: boolean } = {},
): Action {
  return action({
    ...shared,
    id: `totp.${id}`,
    icon,
    danger,
    args: { code: text({ format, maxLength: 64 }) },
    run: (tools, { code }) => {
      handed.set(tools.engine, { step, code });
      return goTo(tools, step);
    },
  });
}

export const totpActions: readonly Action[] = [
  setUp,
  codeStep("disable", ShieldOff, "disable", { danger: true }),
  codeStep("regenerate", RotateCcw, "regenerate"),
  codeStep("checkBackup", KeyRound, "backup", { format: "backupCode" }),
];
