import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { heading, see, signInByForm, visit } from "./visit";
import type { Visitor, VisitOptions } from "./visit";

/** The world's fixed secret of totp@demo.test, base32. */
const secret = "JBSWY3DPEHPK3PXPGEZDGNBVGY3TQOJQ";

function bytesOf(base32: string): Buffer {
  const bits = [...base32].map((letter) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
  );
  return Buffer.from((bits.join("").match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The six digits of an instant in epoch ms (RFC 6238: SHA-1, 30 s). */
function codeAt(now: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)));
  const mac = createHmac("sha1", bytesOf(secret)).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}

const gate = ({ page }: Visitor) => heading(page, "Two-factor authentication");
const field = ({ page }: Visitor) => page.getByLabel("Code", { exact: true });
const isSignedIn = async ({ context }: Visitor) =>
  (await context.cookies()).some(({ name }) => name === "session");

async function toTheGate(path = "login", options: VisitOptions = {}): Promise<Visitor> {
  const visitor = await visit(path, options);
  await signInByForm(visitor.page, "totp@demo.test");
  await see(gate(visitor), field(visitor));
  return visitor;
}

test("[89] a code of the authenticator leads where one wanted to go, and is not asked for again", async () => {
  const visitor = await toTheGate("monitor?period=Day");
  const { page, calls, address } = visitor;
  expect(calls.filter((call) => !/ \/(auth|totp)\//.test(call))).toEqual([]);
  expect(await page.getByRole("navigation").count()).toBe(0);
  await field(visitor).fill(codeAt(Date.now()));
  await page.keyboard.press("Enter");
  await see(heading(page, "Monitor"));
  expect(address()).toBe("/monitor?period=Day");
  await page.reload();
  await see(heading(page, "Monitor"));
});

test("[F55] spaces and full-width digits of a code are taken as they are meant", async () => {
  const visitor = await toTheGate();
  const code = codeAt(Date.now());
  const wide = [...code].map((digit) => String.fromCodePoint(0xff10 + Number(digit)));
  const sent: unknown[] = [];
  await visitor.page.route("**/totp/verify-session", (route) => {
    sent.push(route.request().postDataJSON());
    return route.continue();
  });
  await field(visitor).fill(` ${wide.slice(0, 3).join("")} ${wide.slice(3).join("")} `);
  await visitor.page.keyboard.press("Enter");
  await see(heading(visitor.page, "Dashboard"));
  expect(sent).toEqual([{ code }]);
});

test("[89] [90] [F66] a backup code lets in once, past those that are left, and is refused the second time", async () => {
  const enter = async () => {
    const visitor = await toTheGate();
    const { page } = visitor;
    await page.getByRole("button", { name: "Use a backup code" }).click();
    await page.getByLabel("Backup code").fill("4f7k-9qzd");
    await page.keyboard.press("Enter");
    return visitor;
  };
  const first = await enter();
  await see(heading(first.page, "Backup codes"), first.page.getByText("h2wm-x8rt"));
  expect(await first.page.getByText("4f7k-9qzd").count()).toBe(0);
  await first.page.getByLabel("I have stored them").check();
  await first.page.getByRole("button", { name: "Continue" }).click();
  await see(heading(first.page, "Dashboard"));
  const second = await enter();
  await see(second.page.getByText("The backup code is wrong or was used before"), gate(second));
});

test("[F57] a wrong code stays at the gate, empties and focuses the field, and does not sign out", async () => {
  const visitor = await toTheGate();
  await field(visitor).fill("000000");
  await visitor.page.keyboard.press("Enter");
  await see(visitor.page.getByText("The code is wrong"), gate(visitor));
  expect(await field(visitor).inputValue()).toBe("");
  expect(await field(visitor).evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await isSignedIn(visitor)).toBe(true);
});

test("[F58] asked to wait 30 s, the button counts them down, and then takes a code again", async () => {
  const visitor = await toTheGate("login", { before: (page) => page.clock.install() });
  const { page } = visitor;
  const sent: unknown[] = [];
  await page.route("**/totp/verify-session", (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ status: 429, headers: { "Retry-After": "30" }, json: { detail: "Too many" } });
  });
  await field(visitor).fill("123456");
  await page.keyboard.press("Enter");
  const button = page.getByRole("button", { name: /^Verify/ });
  await see(page.getByRole("button", { name: /^Verify in (30|29) s$/ }));
  expect(await button.getAttribute("aria-disabled")).toBe("true");
  await page.clock.fastForward(20_000);
  await see(page.getByRole("button", { name: /^Verify in ([89]|10) s$/ }));
  await field(visitor).fill("123456");
  await page.keyboard.press("Enter");
  expect(sent).toEqual([{ code: "123456" }]);
  await page.clock.fastForward(11_000);
  await see(page.getByRole("button", { name: "Verify", exact: true }), gate(visitor));
  await field(visitor).fill("234567");
  await page.keyboard.press("Enter");
  await expect.poll(() => sent).toEqual([{ code: "123456" }, { code: "234567" }]);
});
