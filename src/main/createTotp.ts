import { createActor, fromPromise } from "xstate";
import { totpCalls } from "../graph/totp";
import type { Rest } from "../graph/rest";
import { totpMachine } from "../machines/totp";
import type { TotpActor } from "../machines/totp";

/** The second factor's management, for the screen that shows it: it starts it, sends LOAD and stops it on leaving. */
export function createTotp(rest: Rest, clock: () => number): TotpActor {
  const calls = totpCalls(rest);
  return createActor(
    totpMachine.provide({
      actors: {
        status: fromPromise(({ signal }) => calls.status(signal)),
        setupTotp: fromPromise(({ signal }) => calls.setupTotp(signal)),
        verifyTotp: fromPromise(({ input, signal }) => calls.verifyTotp(input.code, signal)),
        disableTotp: fromPromise(({ input, signal }) => calls.disableTotp(input.code, signal)),
        verifyBackup: fromPromise(({ input, signal }) => calls.verifyBackup(input.code, signal)),
        regenerateBackupCodes: fromPromise(({ input, signal }) =>
          calls.regenerateBackupCodes(input.code, signal),
        ),
      },
    }),
    { input: { clock } },
  );
}
