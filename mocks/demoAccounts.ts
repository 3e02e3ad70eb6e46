import type { DemoAccount } from "../src/command/demo";
import { codeOf, secondsLeft, secretBytes, windowOf } from "./otp";
import type { WorldState } from "./world/types";

const ids = ["admin", "owner", "moderator", "member", "new", "totp"] as const;

/** The accounts that the sign-in page offers; handles.md names them. */
export const accounts: readonly DemoAccount[] = ids.map((id) => ({
  id,
  email: `${id}@demo.test`,
  password: "demo",
}));

/** What an authenticator would show for the account "totp" now. */
export async function demoCode(
  world: WorldState,
  now: number,
): Promise<{ code: string; secondsLeft: number }> {
  const account = world.accounts.find(({ email }) => email === "totp@demo.test");
  const secret = secretBytes(account?.totp?.secret ?? "");
  const code = secret ? await codeOf(secret, windowOf(now)) : "";
  return { code, secondsLeft: secondsLeft(now) };
}
