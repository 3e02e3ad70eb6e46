import { expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import { codeOf, secretBytes, windowOf } from "../mocks/otp";
import type { Harness } from "./harness";

/** The second factor in the profile, in English. */
export const section = () => page.getByRole("region", { name: "Two-factor authentication", exact: true });
export const button = (name: string) => section().getByRole("button", { name });
export const code = () => section().getByLabelText("Code", { exact: true });
export const codes = () => section().getByRole("list", { name: "Backup codes" });

export const post = ({ fetch }: Harness["demo"], path: string, body: object) => {
  const headers = { "Content-Type": "application/json" };
  const init = { method: "POST", body: JSON.stringify(body), headers };
  return fetch(new Request(`/api/v1/${path}`, init));
};

/** Whoever has the second factor, with it passed already. */
export async function passed(demo: Harness["demo"]): Promise<void> {
  const { code: now } = await demo.code();
  expect((await post(demo, "totp/verify-session", { code: now })).status).toBe(200);
}

/** As far as the QR code; the secret as it is shown on demand. */
export async function begin(): Promise<string> {
  await userEvent.click(button("Set up two-factor authentication"));
  await expect
    .element(section().getByRole("img", { name: "QR code for the authenticator app" }))
    .toBeVisible();
  await userEvent.click(button("Show the key instead"));
  return section().element().querySelector("code")?.textContent ?? "";
}

/** What an authenticator with that key shows now. */
export async function codeFor(key: string, { demo }: Harness): Promise<string> {
  const secret = secretBytes(key);
  if (secret === null) throw new Error(`No key: ${key}`);
  return codeOf(secret, windowOf(demo.now()));
}

export async function enroll(portal: Harness): Promise<string> {
  const key = await begin();
  await userEvent.fill(code(), await codeFor(key, portal));
  await userEvent.keyboard("{Enter}");
  await expect.element(codes()).toBeVisible();
  return key;
}
