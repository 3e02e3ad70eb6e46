import type { Caller } from "./caller";
import { one } from "./caller";

interface Built {
  readonly portfolio: string;
  readonly park: string;
}

/** A portfolio and a park with its outline image, of the organization of whoever is signed in. */
export async function sites(api: Caller): Promise<Built> {
  const { uid: portfolio } = await api.call("createPortfolio", { body: { name: "Eifel", currency: "EUR" } });
  const path = { uid: portfolio };
  await api.call("updatePortfolio", { path, body: { timezone: "Europe/Berlin" } });
  const { uid: park } = await api.call("createPark", { body: { portfolio_uid: portfolio, name: "Hang" } });
  await api.call("updatePark", { path: { uid: park }, body: { latitude: 50.2, longitude: 6.4 } });
  await api.call("portfolio", { path });
  await api.call("portfolioKpi", { path });
  await api.call("park", { path: { uid: park } });
  await api.call("parkKpi", { path: { uid: park } });

  const form = new FormData();
  const image = new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 1, 0xff, 0xd9)], { type: "image/jpeg" });
  form.append("file", image, "outline.jpg");
  await api.call("uploadOutlineImage", { path: { uid: park }, form });
  const back = await api.file("outlineImage", { path: { uid: park } });
  if (back.type !== "image/jpeg" || back.size !== image.size)
    throw new Error(`The image came back as ${back.size} bytes of ${back.type}`);
  return { portfolio, park };
}

/** Contacts of an organization, of a portfolio and of a park. */
export async function siteContacts(api: Caller, own: string, { portfolio, park }: Built): Promise<void> {
  const path = { uid: own };
  const fields = { first_name: "Ada", last_name: "Ohm", email: "ada@beispiel.test" };
  const { id } = await api.call("createOrganizationContact", { path, body: fields });
  await api.call("updateOrganizationContact", {
    path: { uid: own, contactId: id },
    body: { city: "Prüm", phone: null },
  });
  const query = { page: 1, limit: 20, search_all: "ada", email_search: "ada" };
  await api.call("organizationContacts", { path, query });

  const there = { uid: portfolio };
  const second = { ...fields, email: "bob@beispiel.test" };
  const near = await api.call("createPortfolioContact", { path: there, body: second });
  const contactId = near.id;
  await api.call("updatePortfolioContact", { path: { uid: portfolio, contactId }, body: { company: "Ohm" } });
  await api.call("portfolioContacts", { path: there, query: { page: 1, limit: 20 } });
  await api.call("deletePortfolioContact", { path: { uid: portfolio, contactId } });

  await api.call("createParkContact", {
    path: { uid: park },
    body: { ...fields, email: "cem@beispiel.test" },
  });
  await api.call("createParkContact", { path: { uid: park }, body: { contact_id: id } });
  await api.call("parkContacts", { path: { uid: park }, query: { page: 1, limit: 20 } });
  await api.call("removeParkContact", { path: { uid: park, id } });
  await api.call("deleteOrganizationContact", { path: { uid: own, contactId: id } });
}

/** Who may do what at a portfolio and a park. */
export async function siteMembers(api: Caller, portfolio: string, park: string): Promise<void> {
  await api.call("portfolioMembers", { path: { uid: portfolio } });
  const { members } = await api.call("parkMembers", { path: { uid: park } });
  const { account } = one(members, ({ permissions }) => permissions.role === "member");
  const path = { uid: park, account };
  await api.call("changeParkMemberRole", { path, body: { role: "guest" } });
  await api.call("removeParkMember", { path });
}

/** A device changes, and goes from its park and its organization to `organization_uid` and back. */
export async function devices(api: Caller, organization_uid: string): Promise<void> {
  const query = { page: 1, limit: 320, filters: "project ne demo" };
  const { devices: listed } = await api.call("devices", { query });
  const { uid, park } = one(listed, (each) => each.park !== null && each.organization !== null);
  const path = { uid };
  await api.call("device", { path });
  await api.call("updateDevice", { path, body: { name: "Logger 1", settings: { remote_access: false } } });
  await api.call("updateDeviceLocation", { path, body: { latitude: 49.5, longitude: 8.25 } });
  await api.call("removeDevicePark", { path });
  await api.call("assignDevicePark", { path, body: { park_uid: park?.uid ?? "" } });
  await api.call("removeDeviceOrganization", { path });
  await api.call("assignDeviceOrganization", { path, body: { organization_uid } });
}
