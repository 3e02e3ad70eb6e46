import { KeyRound, RotateCcw, ShieldCheck, ShieldOff } from "lucide-react";
import { action } from "../command/action";
import type { Action } from "../command/action";

/**
 * Ways to a step of the second factor's management. The step itself is on the screen: what is secret is shown and typed
 * there alone, and no command holds or repeats it (§4 Two-factor).
 */
function stepOf(id: string, icon: Action["icon"], step: string): Action {
  return action({
    id: `totp.${id}`,
    icon,
    needs: "profile",
    group: "account",
    run: ({ go }) => {
      go(`/profile/security?step=${step}`);
      return { quiet: true };
    },
  });
}

export const totpActions: readonly Action[] = [
  stepOf("setUp", ShieldCheck, "setup"),
  stepOf("disable", ShieldOff, "disable"),
  stepOf("regenerate", RotateCcw, "regenerate"),
  stepOf("checkBackup", KeyRound, "backup"),
];
