import { Pencil, Trash2 } from "lucide-react";
import { graphql } from "gql.tada";
import { action } from "../command/action";
import type { Action } from "../command/action";
import { text } from "../command/args";
import type { Context } from "../command/context";
import type { Entity } from "../command/entity";
import { ActionError } from "../command/tools";
import type { Tools } from "../command/tools";
import { isPlatformAdmin } from "../rules/roles";

const UpdateOrganization = graphql(`
  mutation UpdateOrganization($uid: ID!, $changes: OrganizationChanges!) {
    updateOrganization(uid: $uid, changes: $changes) {
      uid
      name
      email
      phone
      website
      billingAddress {
        street
        city
        postalCode
        country
      }
    }
  }
`);

const DeleteOrganization = graphql(`
  mutation DeleteOrganization($uid: ID!) {
    deleteOrganization(uid: $uid)
  }
`);

/** A role counts in one's own organization alone. */
function isWithinReach({ uid }: Entity, { access }: Context): boolean {
  return uid === access.organizationUid || isPlatformAdmin(access.accountRole);
}

type Filled<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function filled<T extends object>(fields: T): Filled<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Filled<T>;
}

const StoredOrganization = graphql(`
  query StoredOrganization($uid: ID!) {
    organization(uid: $uid) {
      uid
      name
      email
      phone
      website
      billingAddress {
        street
        city
        postalCode
        country
      }
    }
  }
`);

/** What an organization has at present; nothing where that cannot be known: then all that is filled in is sent. */
async function storedOf(tools: Tools, uid: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    const { organization } = await tools.query(StoredOrganization, { uid }, { cached: true });
    return { ...organization, ...organization?.billingAddress };
  } catch {
    return {};
  }
}

/** Those that are filled in and not as they are stored. */
function changedOnly<T extends object>(fields: T, stored: Readonly<Record<string, unknown>>): Filled<T> {
  const entries = Object.entries(filled(fields)).filter(([name, value]) => value !== stored[name]);
  return Object.fromEntries(entries) as Filled<T>;
}

/** Only what is filled in and another than before is sent; all else stays as it is [122]. */
export const updateOrganization = action({
  id: "organization.update",
  icon: Pencil,
  needs: "orgAdmin",
  on: "organization",
  suits: isWithinReach,
  group: "organization",
  write: true,
  args: {
    name: text({ format: "name", maxLength: 120, optional: true }),
    email: text({ format: "email", optional: true }),
    phone: text({ maxLength: 60, optional: true }),
    website: text({ maxLength: 300, optional: true }),
    street: text({ maxLength: 200, optional: true }),
    postalCode: text({ maxLength: 20, optional: true }),
    city: text({ maxLength: 100, optional: true }),
    country: text({ maxLength: 60, optional: true }),
  },
  run: async (tools, { street, postalCode, city, country, ...values }, organization) => {
    const uid = organization?.uid ?? "";
    const stored = await storedOf(tools, uid);
    const address = changedOnly({ street, postalCode, city, country }, stored);
    const fields = changedOnly(values, stored);
    const hasAddress = Object.keys(address).length > 0;
    if (!hasAddress && Object.keys(fields).length === 0)
      throw new ActionError(tools.t("reason.nothingToChange"));
    const changes = { ...fields, ...(hasAddress ? { billingAddress: address } : {}) };
    await tools.mutate(UpdateOrganization, { uid, changes });
    if (uid === tools.context().access.organizationUid) await tools.reloadSelf();
  },
});

const OrganizationHoldings = graphql(`
  query OrganizationHoldings($uid: ID!) {
    members(organization: $uid) {
      total
    }
    cooperations(organization: $uid) {
      total
    }
  }
`);

/** Whose organization it was has none afterwards, and is shown the way to one (§2, §4). */
export const deleteOrganization = action({
  id: "organization.delete",
  icon: Trash2,
  needs: "deleteOrganization",
  on: "organization",
  suits: isWithinReach,
  danger: true,
  group: "organization",
  write: true,
  args: { typedName: text({ help: "action.organization.delete.help" }) },
  warning: async (tools, [organization]) => {
    const { members, cooperations } = await tools.query(OrganizationHoldings, {
      uid: organization?.uid ?? "",
    });
    const values = { members: members.total, cooperations: cooperations.total };
    return { key: "action.organization.delete.takes", values };
  },
  run: async (tools, { typedName }, organization) => {
    const name = organization?.name || (organization?.uid ?? "");
    if (typedName.trim() !== name.trim()) throw new ActionError(tools.t("reason.otherName"));
    const uid = organization?.uid ?? "";
    const isOwn = uid === tools.context().access.organizationUid;
    await tools.mutate(DeleteOrganization, { uid });
    if (!isOwn) return;
    await tools.reloadSelf();
    tools.go("/organization");
  },
});

export const organizationWriteActions: readonly Action[] = [updateOrganization, deleteOrganization];
