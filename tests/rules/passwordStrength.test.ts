import { describe, expect, test } from "vitest";
import { passwordStrength } from "../../src/rules/passwordStrength";

describe("how hard a password is to guess", () => {
  test.each([
    ["", null],
    ["x7$Q", { level: 1, advice: "short" }],
    ["123456", { level: 1, advice: "short" }],
    ["password", { level: 1, advice: "common" }],
    ["P@ssw0rd1", { level: 1, advice: "common" }],
    ["qwertzuiop", { level: 1, advice: "pattern" }],
    ["abababababab", { level: 1, advice: "pattern" }],
    ["correct horse battery staple", { level: 4, advice: null }],
    ["Sonne-2026-am-Deich", { level: 4, advice: null }],
  ] as const)("%j", (password, expected) => {
    expect(passwordStrength(password)).toEqual(expected);
  });

  test.each([
    ["Geschwindigkeit", 1, "common"],
    ["vielleicht", 1, "common"],
    ["Weihnachten2025", 1, "longer"],
    ["müllermeier", 1, "common"],
    ["muellermeier", 1, "common"],
    ["wohnungsschluessel", 3, "longer"],
  ])("German words and names are guessed as English ones are: %s", (password, level, advice) => {
    expect(passwordStrength(password)).toEqual({ level, advice });
  });

  test("no rule of characters: small letters alone are good enough, if there are many", () => {
    expect(passwordStrength("deich lampe ofen birke")?.level).toBe(4);
  });

  test("less than twelve characters are not the best, whatever they are", () => {
    expect(passwordStrength("x7$Q!v9)Lp")).toEqual({ level: 3, advice: "longer" });
  });

  test("what others know of somebody is weak, and the portal's own name", () => {
    expect(passwordStrength("wiebkehansen", "wiebke@example.org Wiebke Hansen")).toEqual({
      level: 1,
      advice: "known",
    });
    expect(passwordStrength("parkwarte1")?.level).toBeLessThan(3);
  });

  test("of long ones, as much as tells is looked at", () => {
    expect(passwordStrength("p@ssw0rd".repeat(500))?.level).toBe(1);
  });

  test("letters of more than one unit count once", () => {
    expect(passwordStrength("😀😀😀😀")?.advice).toBe("short");
  });
});
