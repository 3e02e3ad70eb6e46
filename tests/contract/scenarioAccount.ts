import type { Caller } from "./caller";
import { one } from "./caller";

/** Whose account the scenario makes, and ends. */
export const walker = { email: "walker@beispiel.test", password: "sonnig-7x" };

/** Invited, registered, left, invited again and declined, and once more by the mailed link. */
export async function joining(api: Caller): Promise<void> {
  const { organization } = await api.signIn("owner@demo.test");
  const orgUid = organization?.uid ?? "";
  const invite = async () => {
    await api.signIn("owner@demo.test");
    const body = { email: walker.email, role: "member", language: "de" };
    await api.call("inviteMember", { path: { orgUid }, body });
    await api.call("logout");
    return { token: await api.mail.invitation(walker.email) };
  };
  const names = { first_name: "Wanda", last_name: "Läufer", language: "de" as const };
  await api.call("register", { query: await invite(), body: { ...walker, ...names } });
  await api.signIn(walker.email, walker.password);
  await api.call("leaveOrganization");

  await invite();
  await api.signIn(walker.email, walker.password);
  const { invitations } = await api.call("invitations");
  await api.call("answerInvitation", { path: { id: one(invitations).id }, body: { action: "decline" } });

  await api.call("acceptInvitation", { query: await invite() });
  await api.signIn(walker.email, walker.password);
  await api.call("verify");
  await api.call("leaveOrganization");
}

/** What people change about themselves, their sessions, and the way back without a password. */
export async function person(api: Caller): Promise<void> {
  await api.call("updateSettings", { body: { theme: "auto", language: "de" } });
  await api.call("updateUsername", { body: { username: "wanda" } });
  await api.call("updateEmail", { body: { email: "wanda@beispiel.test" } });
  await api.call("updateContact", { body: { first_name: "Wanda", last_name: "Läufer", phone: "" } });
  await api.call("updatePassword", {
    body: { old_password: walker.password, new_password: `${walker.password}y` },
  });
  const { sessions } = await api.call("sessions");
  const path = { id: one(sessions, ({ is_current, revoked }) => is_current === false && revoked).id };
  await api.call("deleteSession", { path });
  await api.signIn(walker.email, `${walker.password}y`);
  const again = await api.call("sessions");
  const other = one(again.sessions, ({ is_current, revoked }) => is_current === false && !revoked);
  await api.call("revokeSession", { path: { id: other.id } });

  await api.call("forgotPassword", { body: { email: walker.email } });
  const query = { token: await api.mail.reset(walker.email) };
  await api.call("resetPassword", { query, body: { password: walker.password } });
  await api.signIn(walker.email, walker.password);
}

/** The second factor: switched on, passed in both ways, new backup codes, off. */
export async function factor(api: Caller): Promise<void> {
  const { secret, backup_codes } = await api.call("totpSetup");
  const body = async () => ({ code: await api.code(secret) });
  await api.call("totpVerify", { body: await body() });
  await api.signIn(walker.email, walker.password);
  await api.call("totpStatus");
  await api.call("totpVerifySession", { body: await body() });
  await api.signIn(walker.email, walker.password);
  await api.call("totpVerifyBackup", { body: { code: one(backup_codes) } });
  await api.call("totpRegenerate", { body: await body() });
  await api.call("totpDisable", { body: await body() });
}

/** What was made goes again, from the inside out. */
export async function parting(
  api: Caller,
  orgUid: string,
  { portfolio, park }: { readonly portfolio: string; readonly park: string },
): Promise<void> {
  await api.call("deletePark", { path: { uid: park } });
  await api.call("deletePortfolio", { path: { uid: portfolio } });
  await api.call("deleteOrganization", { path: { orgUid } });
  await api.call("deleteAccount");
}
