import { describe, expect, test } from "vitest";
import { paletteRig } from "./paletteRig";

async function first(language: "en" | "de", typed: string): Promise<string | undefined> {
  const { model, index, rows } = paletteRig({ language });
  await index.start();
  model.open();
  model.type(typed);
  return rows()[0];
}

describe("[224] a command is found by the word that people use for it", () => {
  test.each([
    ["acknowledge alarm", "action:event.close"],
    ["resolve event", "action:event.close"],
    ["mute event", "action:event.hide"],
    ["quit", "action:account.signOut"],
    ["sign off", "action:account.signOut"],
    ["add user", "action:member.invite"],
    ["kick member", "action:member.remove"],
    ["give access", "action:member.addPermission"],
    ["reset password", "action:self.updatePassword"],
    ["change language", "action:view.language.de"],
    ["monthly report", "action:report.generate"],
    ["this year", "action:filter.range"],
    ["previous year", "action:view.compareWith"],
    ["add comment", "action:comment.create"],
    ["compare inverters", "action:go.parkPlant"],
    ["production", "action:go.dashboard"],
    ["my invitations", "action:go.profileInvitations"],
  ])("%s -> %s", async (typed, key) => {
    expect(await first("en", typed)).toBe(key);
  });

  test.each([
    ["alarm quittieren", "action:event.close"],
    ["stummschalten", "action:event.hide"],
    ["rechte vergeben", "action:member.addPermission"],
    ["nachtmodus", "action:view.theme.dark"],
    ["monatsbericht", "action:report.generate"],
    ["dieses jahr", "action:filter.range"],
    ["startseite", "action:go.dashboard"],
    ["einstrahlung", "action:go.monitor"],
    ["notiz hinzufügen", "action:comment.create"],
    ["benachrichtige mich", "action:event.notify"],
  ])("%s -> %s", async (typed, key) => {
    expect(await first("de", typed)).toBe(key);
  });
});

describe("[221] a name may stand in the middle of a verb", () => {
  test.each([
    ["en", "why is söhlde at fault", "action:park.why park:p1"],
    ["en", "show söhlde events", "action:go.parkEvents park:p1"],
    ["de", "warum ist söhlde gestört", "action:park.why park:p1"],
  ] as const)("in %s, %s", async (language, typed, key) => {
    expect(await first(language, typed)).toBe(key);
  });
});
