import { describe, expect, test } from "vitest";
import { paletteRig } from "./paletteRig";

async function loaded(...given: Parameters<typeof paletteRig>) {
  const rig = paletteRig(...given);
  await rig.index.start();
  rig.model.open();
  return rig;
}

describe("a dangerous command", () => {
  test.each([
    ["en", "csv"],
    ["en", "account"],
    ["en", "park"],
    ["en", "organization"],
    ["de", "über"],
    ["de", "konto"],
    ["de", "bericht"],
    ["de", "gerät"],
    ["de", "notiz"],
    ["de", "bemerkung"],
  ] as const)("[105] in %s, %j leads to nothing dangerous first", async (language, typed) => {
    const { model } = await loaded({ language });
    model.type(typed);
    expect(model.rows.length).toBeGreaterThan(0);
    expect(model.rows[0]?.isDanger ?? false).toBe(false);
  });

  test.each([
    ["en", "delete report", "action:report.delete"],
    ["en", "report del", "action:report.delete"],
    ["de", "bericht lösch", "action:report.delete"],
    ["de", "delete account", "action:self.deleteAccount"],
    ["de", "konto löschen", "action:self.deleteAccount"],
  ] as const)("[105] in %s, %j leads to what it names", async (language, typed, key) => {
    const { model, rows } = await loaded({ language });
    model.type(typed);
    expect(rows()[0]).toBe(key);
  });

  test("[105] the word that the goodbye from an organization is known by leads to signing out first", async () => {
    const { model, rows } = await loaded();
    model.type("quit");
    expect(rows()[0]).toBe("action:account.signOut");
    expect(rows()).toContain("action:self.leaveOrganization");
  });
});
