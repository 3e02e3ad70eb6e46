import { BellOff, History, KeyRound, ListTodo, LogOut, ShieldCheck } from "lucide-react";
import { action } from "../command/action";
import type { Action } from "../command/action";
import { text } from "../command/args";

/** Ends the session here and in every other tab (§ 2 [40]). */
export const signOut = action({
  id: "account.signOut",
  icon: LogOut,
  needs: "session",
  group: "account",
  run: (tools) => {
    tools.signOut();
    return { quiet: true };
  },
});

const verifyCode = action({
  id: "account.verifyCode",
  icon: ShieldCheck,
  needs: "session",
  group: "account",
  args: { code: text({ format: "code" }) },
  run: ({ gate }, { code }) => {
    gate?.verify(code);
    return { quiet: true };
  },
});

const verifyBackup = action({
  id: "account.verifyBackup",
  icon: KeyRound,
  needs: "session",
  group: "account",
  args: { code: text({ format: "backupCode", maxLength: 64 }) },
  run: ({ gate }, { code }) => {
    gate?.verifyBackup(code);
    return { quiet: true };
  },
});

/** All that is offered while the second factor is asked for (readings "Second factor at sign-in"). */
export const gateActions: readonly Action[] = [verifyCode, verifyBackup, signOut];

const showAlerts = action({
  id: "alerts.history",
  icon: History,
  group: "account",
  run: ({ overlays }) => {
    overlays.open("alerts");
    return { quiet: true };
  },
});

const clearAlerts = action({
  id: "alerts.clear",
  icon: BellOff,
  group: "account",
  run: ({ alerts }) => {
    alerts.clearAll();
    return { quiet: true };
  },
});

/** What takes longer than a press: how far it is, and what failed tried again. */
const showJobs = action({
  id: "jobs.show",
  icon: ListTodo,
  needs: "session",
  group: "view",
  run: ({ jobs }) => (jobs.lead() ? { quiet: true } : { done: { key: "action.jobs.show.none" } }),
});

export const accountActions: readonly Action[] = [signOut, showAlerts, clearAlerts, showJobs];
