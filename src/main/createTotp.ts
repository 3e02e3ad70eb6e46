import { createActor, fromPromise } from "xstate";
import { totpCalls } from "../graph/totp";
import type { Rest } from "../graph/rest";
import { totpMachine } from "../machines/totp";
import type { TotpActor } from "../machines/totp";

/** While codes are shown that nobody has said to have saved, the browser asks before the page goes [F64]. */
function guardCodes(actor: TotpActor, page: EventTarget): void {
  const ask = (event: Event): void => event.preventDefault();
  const stop = () => page.removeEventListener("beforeunload", ask);
  actor.subscribe({
    next: (snapshot) =>
      snapshot.matches("savingCodes") ? page.addEventListener("beforeunload", ask) : stop(),
    complete: stop,
  });
}

/**
 * The second factor's management, for the screen that shows it: it starts it, sends LOAD and stops it on leaving.
 * `page` is the window, whose closing is asked about while there are codes to save.
 */
export function createTotp(rest: Rest, clock: () => number, page: EventTarget): TotpActor {
  const calls = totpCalls(rest);
  const actor = createActor(
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
  guardCodes(actor, page);
  return actor;
}
