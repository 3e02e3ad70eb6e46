import { createActor } from "xstate";
import { totpMachine } from "../../src/machines/totp";
import type { CodeAnswer, CodesAnswer, SetupAnswer, StatusAnswer } from "../../src/machines/totpContext";
import { callDesk } from "./rig";
import { NOW } from "./sessionRig";

export const secretSetup = {
  secret: "JBSWY3DPEHPK3PXP",
  otpauthUrl: "otpauth://totp/x",
  qrCode: null,
  backupCodes: ["aaaa-1111", "bbbb-2222"],
};

/** The second factor's management with calls the test answers by hand. */
export function totpRig(clock: () => number = () => NOW) {
  const desk = callDesk();
  const actor = createActor(
    totpMachine.provide({
      actors: {
        status: desk.call<StatusAnswer>("status"),
        setupTotp: desk.call<SetupAnswer>("setupTotp"),
        verifyTotp: desk.call<CodeAnswer, { code: string }>("verifyTotp"),
        disableTotp: desk.call<CodeAnswer, { code: string }>("disableTotp"),
        verifyBackup: desk.call<CodesAnswer, { code: string }>("verifyBackup"),
        regenerateBackupCodes: desk.call<CodesAnswer, { code: string }>("regenerateBackupCodes"),
      },
    }),
    { input: { clock } },
  );
  actor.start();
  return {
    ...desk,
    actor,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    /** Everything the actor holds, as text: what is in it is in memory. */
    memory: () => JSON.stringify(actor.getPersistedSnapshot()),
  };
}

/** Loaded, with the factor on or off. */
export async function loaded(isEnabled: boolean, clock?: () => number) {
  const totp = totpRig(clock);
  totp.actor.send({ type: "LOAD" });
  await totp.answer("status", { kind: "ok", isEnabled });
  return totp;
}

/** At the QR code. */
export async function enrolling(clock?: () => number) {
  const totp = await loaded(false, clock);
  totp.actor.send({ type: "SETUP" });
  await totp.answer("setupTotp", { kind: "ok", ...secretSetup });
  return totp;
}
