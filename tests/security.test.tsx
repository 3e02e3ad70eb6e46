import decodeQR from "qr/decode.js";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Locator } from "vitest/browser";
import { violations } from "./axe";
import { begin, button, code, codeFor, codes, enroll, passed, post, section } from "./factorDriver";
import { openPortal } from "./harness";
import type { Harness } from "./harness";

const dialog = () => page.getByRole("dialog", { name: "Leave without storing the codes?" });

/** Who passed it by a backup code once, and is in again. */
async function passedAgain(demo: Harness["demo"]): Promise<void> {
  expect((await post(demo, "totp/verify-backup", { code: "4f7k-9qzd" })).status).toBe(200);
  await post(demo, "auth/login", { email: "totp@demo.test", password: "demo" });
  await passed(demo);
}

const sent = ({ demo }: Harness) =>
  demo
    .requests()
    .filter(({ method, path }) => method === "POST" && path.startsWith("/api/v1/totp/"))
    .map(({ path, body }) => [path.replace("/api/v1/totp/", ""), body]);

/** As a finger that does not lift in time. */
function pressTwice(button: Locator): void {
  const pressed = button.element() as HTMLElement;
  pressed.click();
  pressed.click();
}

async function openOff(): Promise<Harness> {
  const portal = await openPortal("/profile/security", { as: "member" });
  await expect.element(button("Set up two-factor authentication")).toBeVisible();
  return portal;
}

async function openOn(): Promise<Harness> {
  const portal = await openPortal("/profile/security", { as: "totp", before: passed });
  await expect.element(button("Switch off…")).toBeVisible();
  return portal;
}

/** What a camera reads in a picture that the page has drawn. */
async function readCode(picture: Element): Promise<string> {
  const side = 400;
  const image = new Image(side, side);
  const copy = picture.cloneNode(true) as SVGElement;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  for (const name of ["width", "height"]) copy.setAttribute(name, String(side));
  image.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
  await image.decode();
  const sheet = new OffscreenCanvas(side, side).getContext("2d");
  if (sheet === null) throw new Error("No canvas");
  sheet.fillStyle = "white";
  sheet.fillRect(0, 0, side, side);
  sheet.drawImage(image, 0, 0, side, side);
  return decodeQR(sheet.getImageData(0, 0, side, side));
}

test("r asks anew whether it is on, and leaves a set-up under way alone", async () => {
  const portal = await openOff();
  const asked = () => portal.calls("/totp/status");
  const before = asked();
  await userEvent.keyboard("r");
  await expect.poll(asked).toBe(before + 1);
  await expect.element(button("Set up two-factor authentication")).toBeVisible();
  const key = await begin();
  portal.tools.refresh();
  await expect.element(code()).toBeVisible();
  expect([section().element().querySelector("code")?.textContent, asked()]).toEqual([key, before + 1]);
});

describe("setting up the second factor", () => {
  test("[87] [88] [91] scan, check, store: on after the check, and the codes are held back until then", async () => {
    const portal = await openOff();
    const key = await begin();
    expect(key).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    const image = section().getByRole("img").element() as HTMLImageElement;
    expect(image.src).toMatch(/^data:image\//);
    expect(codes().query()).toBeNull();
    await expect.element(code()).toHaveAttribute("autocomplete", "one-time-code");
    await expect.element(code()).toHaveAttribute("inputmode", "numeric");
    const right = await codeFor(key, portal);
    await userEvent.fill(code(), `${right.slice(0, 3)} ${right.slice(3)}`);
    await userEvent.keyboard("{Enter}");
    await expect.element(codes()).toBeVisible();
    expect(codes().getByRole("listitem").elements().length).toBe(10);
    expect(sent(portal)).toEqual([
      ["setup", null],
      ["verify", { code: expect.any(String) as string }],
    ]);
    await expect.element(button("Done")).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(section().getByRole("checkbox", { name: "I have stored them" }));
    await userEvent.click(button("Done"));
    await expect.element(section().getByText("On", { exact: true })).toBeVisible();
  });

  test("[F57] a wrong code empties the field, keeps the focus and the step; [F55] what is no code is not sent", async () => {
    const portal = await openOff();
    await begin();
    await userEvent.fill(code(), "12345");
    await userEvent.keyboard("{Enter}");
    await expect.element(section().getByText("A code has six digits.")).toBeVisible();
    expect(sent(portal).length).toBe(1);
    await userEvent.fill(code(), "000000");
    await userEvent.keyboard("{Enter}");
    await expect.element(section().getByText("The code is wrong")).toBeVisible();
    await expect.element(code()).toHaveValue("");
    await expect.element(code()).toHaveFocus();
    expect(section().getByRole("img").query()).not.toBeNull();
  });

  test("[F111] the focus goes along from step to step, by keys alone", async () => {
    const portal = await openOff();
    (button("Set up two-factor authentication").element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(code()).toHaveFocus();
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}{Enter}");
    await expect.element(button("Copy key")).toHaveFocus();
    const key = section().element().querySelector("code")?.textContent ?? "";
    await userEvent.keyboard("{Tab}");
    await userEvent.keyboard(`${await codeFor(key, portal)}{Enter}`);
    await expect.element(section().getByRole("heading", { name: "Backup codes" })).toHaveFocus();
    await userEvent.keyboard("{Tab}{Tab}{Tab}{Tab} {Tab}{Enter}");
    await expect.element(section().getByText("On", { exact: true })).toBeVisible();
    expect(document.activeElement?.textContent).toBe("On");
    await userEvent.keyboard("{Tab}{Enter}");
    await expect.element(code()).toHaveFocus();
    await userEvent.keyboard("{Tab}{Tab}{Enter}");
    await expect.poll(() => document.activeElement?.textContent).toBe("On");
  });

  test("a double press is one call, of the set-up and of its code", async () => {
    const portal = await openOff();
    pressTwice(button("Set up two-factor authentication"));
    await userEvent.click(button("Show the key instead"));
    const key = section().element().querySelector("code")?.textContent ?? "";
    await userEvent.fill(code(), await codeFor(key, portal));
    pressTwice(button("Verify and switch on"));
    await expect.element(codes()).toBeVisible();
    expect(sent(portal).map(([path]) => path)).toEqual(["setup", "verify"]);
  });

  test("[F60] a picture that is none is neither drawn nor loaded: the key stands in its place", async () => {
    const { demo } = await openOff();
    const body = {
      secret: "JBSWY3DPEHPK3PXP",
      otpauth_url: "https://evil.test/otpauth",
      qr_code: "<svg onload=alert(1)>",
      backup_codes: ["a-1"],
    };
    demo.scenario("failing", { path: "/totp/setup", status: 200, body });
    await userEvent.click(button("Set up two-factor authentication"));
    await expect.element(section().getByText("JBSW Y3DP EHPK 3PXP")).toBeVisible();
    expect([section().getByRole("img").query(), section().element().querySelector("img")]).toEqual([
      null,
      null,
    ]);
  });

  test.for(["", "http://evil.test/x.png"])(
    "[87] without a picture of the server's (%j) it is drawn here, and reads as the server's address",
    async (qr_code) => {
      const { demo } = await openOff();
      const otpauth_url = "otpauth://totp/Parkwarte:a%40demo.test?secret=JBSWY3DPEHPK3PXP&issuer=Parkwarte";
      const body = { secret: "JBSWY3DPEHPK3PXP", otpauth_url, qr_code, backup_codes: ["a-1"] };
      demo.scenario("failing", { path: "/totp/setup", status: 200, body });
      await userEvent.click(button("Set up two-factor authentication"));
      const picture = section().getByRole("img", { name: "QR code for the authenticator app" });
      await expect.element(picture).toBeVisible();
      expect(await readCode(picture.element())).toBe(otpauth_url);
      expect(section().element().querySelector("img")).toBeNull();
      await userEvent.click(button("Show the key instead"));
      await expect.element(section().getByText("JBSW Y3DP EHPK 3PXP")).toBeVisible();
      await expect.element(button("Copy key")).toHaveFocus();
    },
  );

  test("[F64] whoever leaves before the codes are stored is asked; Stay keeps them, Leave lets them go", async () => {
    const portal = await openOff();
    await enroll(portal);
    void portal.router.navigate("/organization");
    await expect.element(dialog()).toBeVisible();
    await expect.element(dialog().getByRole("button", { name: "Stay" })).toHaveFocus();
    await userEvent.click(dialog().getByRole("button", { name: "Stay" }));
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(codes()).toBeVisible();
    expect(portal.address()).toBe("/profile/security");
    void portal.router.navigate("/organization");
    await userEvent.click(dialog().getByRole("button", { name: "Leave" }));
    await expect.poll(portal.address).toBe("/organization");
  });
});

describe("the second factor that is on", () => {
  const enter = async (text: string) => {
    await userEvent.fill(code(), text);
    await userEvent.keyboard("{Enter}");
  };

  test("[86] is switched off by a code", async () => {
    const portal = await openOn();
    await userEvent.click(button("Switch off…"));
    const { code: now } = await portal.demo.code();
    await enter(now);
    await expect.element(section().getByText("Off", { exact: true })).toBeVisible();
    expect(sent(portal).at(-1)).toEqual(["disable", { code: expect.any(String) as string }]);
  });

  test("[90] new backup codes take the place of the old ones", async () => {
    const portal = await openOn();
    await userEvent.click(button("Regenerate codes…"));
    const { code: now } = await portal.demo.code();
    await enter(now);
    await expect.element(codes()).toBeVisible();
    expect(codes().getByRole("listitem").elements().length).toBe(10);
    expect(codes().element().textContent).not.toContain("4f7k-9qzd");
  });

  const check = async () => {
    await userEvent.click(button("Check a backup code…"));
    await userEvent.fill(section().getByLabelText("Backup code"), "4f7k-9qzd");
    await userEvent.keyboard("{Enter}");
  };

  test("[90] a backup code is checked and used up: those that are left are shown", async () => {
    await openOn();
    await check();
    await expect.element(codes()).toBeVisible();
    expect(codes().getByRole("listitem").elements().length).toBe(9);
  });

  test("[F66] a backup code that was used before is wrong, and no codes are shown", async () => {
    await openPortal("/profile/security", { as: "totp", before: passedAgain });
    await check();
    await expect.element(section().getByText(/wrong or was used before/)).toBeVisible();
    await expect.element(section().getByLabelText("Backup code")).toHaveFocus();
    expect(codes().query()).toBeNull();
  });

  test("[F63] no answer to new codes: the old ones may no longer be valid, and that is said", async () => {
    const portal = await openOn();
    portal.demo.scenario("failing", { path: "/totp/regenerate", status: 500 });
    await userEvent.click(button("Regenerate codes…"));
    await enter("123456");
    await expect.element(section().getByText(/old backup codes may no longer be valid/)).toBeVisible();
    await userEvent.click(button("Later"));
    await expect.element(section().getByText("On", { exact: true })).toBeVisible();
  });

  test("[F58] a pause that the server asks for counts down on the button", async () => {
    const portal = await openOn();
    portal.demo.scenario("rateLimit", { path: "/totp/disable", seconds: 30 });
    await userEvent.click(button("Switch off…"));
    await enter("123456");
    await expect.element(section().getByRole("button", { name: /^Again in \d+ s$/ })).toBeVisible();
    await expect.element(code()).toHaveAccessibleDescription(/^Too many attempts/);
  });
});

test("[54] how it stands is asked again where the server failed", async () => {
  const { demo } = await openPortal("/profile/security", { as: "member" });
  await expect.element(button("Set up two-factor authentication")).toBeVisible();
  demo.scenario("failing", { path: "/totp/status", status: 500 });
  await page.getByRole("link", { name: "Account", exact: true }).click();
  await page.getByRole("link", { name: "Security", exact: true }).click();
  await expect.element(section().getByText("How it stands could not be asked")).toBeVisible();
  demo.scenario("failing", { path: "/totp/status", off: true });
  await userEvent.click(button("Retry"));
  await expect.element(button("Set up two-factor authentication")).toBeVisible();
});

test.each(["light", "dark"] as const)("[F111] each step is accessible, %s, in German", async (theme) => {
  const portal = await openPortal("/profile/security", { as: "member", theme, language: "de" });
  const german = () => page.getByRole("region", { name: "Zwei-Faktor-Anmeldung" });
  const press = (name: string) => userEvent.click(german().getByRole("button", { name }));
  await press("Zwei-Faktor-Anmeldung einrichten");
  await press("Stattdessen den Schlüssel zeigen");
  expect(await violations(document.body)).toEqual([]);
  const key = german().element().querySelector("code")?.textContent ?? "";
  await userEvent.fill(german().getByLabelText("Code", { exact: true }), await codeFor(key, portal));
  await userEvent.keyboard("{Enter}");
  await expect.element(german().getByRole("list", { name: "Ersatzcodes" })).toBeVisible();
  expect(await violations(document.body)).toEqual([]);
  await userEvent.click(german().getByRole("checkbox", { name: "Ich habe sie aufbewahrt" }));
  await press("Fertig");
  await expect.element(german().getByText("An", { exact: true })).toBeVisible();
});
