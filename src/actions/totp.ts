import { KeyRound, RotateCcw, ShieldCheck, ShieldOff } from "lucide-react";
import { action } from "../command/action";
import type { Action } from "../command/action";
import { text } from "../command/args";
import type { Tools } from "../command/tools";

/** A step of the second factor's management, as the address asks for it. */
export type TotpStep = "setup" | "disable" | "regenerate" | "backup";

/** An authenticator's code is good for no longer, ms: a screen that comes later asks for one by itself. */
const HANDED_MS = 60_000;

/** The code for a step that a command has just led to; whatever was handed over is gone then. */
export function takeCode({ engine, context }: Tools, step?: TotpStep): string | undefined {
  const { handed } = engine;
  engine.handed = undefined;
  return handed !== undefined && handed.to === step && context().now < handed.until
    ? handed.secret
    : undefined;
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
      tools.engine.handed = { to: step, secret: code, until: tools.context().now + HANDED_MS };
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
