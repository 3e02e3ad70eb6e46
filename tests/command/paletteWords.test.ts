import { describe, expect, test } from "vitest";
import { withWaysIn } from "../../src/actions/registry";
import { nobody } from "./fakeTools";
import { paletteRig, product, settled } from "./paletteRig";

describe("[224] signed out, the pages of the way in", () => {
  test.each([
    ["en", "register", "/register"],
    ["en", "sign up", "/register"],
    ["en", "forgot", "/forgotpassword"],
    ["de", "registrieren", "/register"],
    ["de", "konto anlegen", "/register"],
    ["de", "passwort vergessen", "/forgotpassword"],
  ] as const)("in %s, %s leads to %s", (language, typed, path) => {
    const { model, tools } = paletteRig({ language, access: nobody }, withWaysIn(product));
    model.open();
    model.type(typed);
    model.run();
    expect(tools.did).toEqual([`go ${path}`]);
  });
});

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
    ["help", "action:help.keys"],
    ["open events", "action:go.events"],
    ["open event", "action:event.open"],
    ["availability", "action:go.dashboard"],
    ["search device", "action:go.devices"],
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
    ["offene störungen", "action:go.events"],
    ["störung schließen", "action:event.close"],
    ["störung melden", "action:event.create"],
    ["benutzer anlegen", "action:member.invite"],
    ["verfügbarkeit", "action:go.dashboard"],
    ["stillstand", "action:go.shutdownEvents"],
    ["umsatz", "action:go.invoice"],
    ["mitarbeiter", "action:go.organizationMembers"],
    ["wiederherstellungscode", "action:totp.checkBackup"],
    ["gerät suchen", "action:go.devices"],
    ["hilfe", "action:help.keys"],
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

test("[225] a park's Roman number is found by its digit, before an inverter of its namesake, and with its own", async () => {
  const rig = paletteRig();
  const parks = ["Rübsee", "Rübsee II"].map((name, no) => ({ uid: `p${no + 1}`, name, kind: "solar" }));
  rig.backend.told["Portfolios"] = () => ({ portfolios: [{ uid: "f1", name: "Elbe", parks }] });
  await rig.index.start();
  rig.index.want("inverter rübsee");
  await settled();
  const found = (typed: string) => (rig.model.type(typed), rig.rows()[0]);
  rig.model.open();
  expect(["rübsee 2", "wr 12 rübsee", "rübsee"].map(found)).toEqual(["park:p2", "inverter:p1/12", "park:p1"]);
  rig.index.want("wr 12 rübsee 2");
  await settled();
  expect(found("wr 12 rübsee 2")).toBe("inverter:p2/12");
});
