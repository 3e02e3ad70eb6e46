import type { Caller } from "./caller";
import { one } from "./caller";
import { walker } from "./scenarioAccount";

/** An organization of the walker's own; gives its uid. */
export async function organizations(api: Caller): Promise<string> {
  const mainBillingAddress = { street: "Weg 1", city: "Prüm", postalCode: "54595", country: "DE" };
  const { uid } = await api.call("createOrganization", { body: { name: "Sonnenhof", mainBillingAddress } });
  const path = { orgUid: uid };
  await api.call("updateOrganization", { path, body: { name: "Sonnenhof eG", phone: "+49 6551 1" } });
  await api.call("organization", { path });
  await api.call("organizations", { query: { page: 1, limit: 100 } });
  return uid;
}

/** The owner of the demo's organization manages a member, in both forms of the permissions; gives its uid. */
export async function memberships(api: Caller): Promise<string> {
  const { organization } = await api.signIn("owner@demo.test");
  const orgUid = organization?.uid ?? "";
  const { members } = await api.call("members", { path: { orgUid }, query: { page: 1, limit: 100 } });
  const { account } = one(members, ({ permissions }) => permissions.role === "gardener");
  const path = { orgUid, account };
  await api.call("changeMemberRole", { path, body: { role: "electrician" } });

  const entry = { object: "organization", uid: orgUid };
  const removed = [{ ...entry, name: "" }];
  await api.call("addMemberPermissions", { path, body: { permissions: [entry] } });
  await api.call("memberPermissions", { path });
  await api.call("removeMemberPermissions", { path, body: removed });
  api.formB(true);
  await api.call("addMemberPermissionsByUpdate", { path, body: { permissions: [entry] } });
  await api.call("memberPermissions", { path });
  await api.call("removeMemberPermissionsByRemove", { path, body: { permissions: removed } });
  api.formB(false);

  await api.call("removeMember", { path });
  return orgUid;
}

/** The walker's organization proposes a cooperation with `home`, whose owner accepts, and ends it. */
export async function cooperations(api: Caller, own: string, home: string): Promise<void> {
  await api.signIn(walker.email, walker.password);
  await api.call("createCooperation", { path: { orgUid: own }, body: { organization_uid: home } });
  const path = { orgUid: own, coopOrgUid: home };
  const entry = { object: "organization", uid: own };
  await api.call("addCooperationPermissions", { path, body: { permissions: [entry] } });
  await api.call("cooperationPermissions", { path });
  await api.call("removeCooperationPermissions", { path, body: [{ ...entry, name: "Sonnenhof eG" }] });

  await api.signIn("owner@demo.test");
  const query = { page: 1, limit: 20, include_expired: true };
  await api.call("cooperations", { path: { orgUid: home }, query });
  const back = { orgUid: home, coopOrgUid: own };
  await api.call("acceptCooperation", { path: back });
  await api.call("deleteCooperation", { path: back });
}
