import { Pencil, Trash2 } from "lucide-react";
import { graphql } from "gql.tada";
import { action } from "../command/action";
import type { Action } from "../command/action";
import { text } from "../command/args";
import type { Entity } from "../command/entity";
import { change } from "../command/present";
import type { Tools } from "../command/tools";

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

const line = (maxLength: number) => text({ maxLength, optional: true, clears: true });

/** What is stored of an organization; `cached` as its screen has it. */
export async function storedOrganization(
  tools: Tools,
  organization: Entity | undefined,
  options?: { readonly cached: true },
) {
  const uid = organization?.uid ?? "";
  const { organization: stored } = await tools.query(StoredOrganization, { uid }, options);
  if (!stored) return undefined;
  const { street = null, postalCode = null, city = null, country = null } = stored.billingAddress ?? {};
  const { name, email, phone, website } = stored;
  return { name, email, phone, website, street, postalCode, city, country };
}

/** Reads what is stored first: what differs alone is sent, and all that the form does not show stays [122]. */
export const updateOrganization = change({
  id: "organization.update",
  icon: Pencil,
  needs: "orgAdmin",
  on: "organization",
  own: true,
  group: "organization",
  args: {
    name: text({ format: "name", maxLength: 120, optional: true }),
    email: text({ format: "email", optional: true, clears: true }),
    phone: line(60),
    website: line(300),
    street: line(200),
    postalCode: line(20),
    city: line(100),
    country: line(60),
  },
  present: (tools, organization) => storedOrganization(tools, organization),
  save: async (tools, { street, postalCode, city, country, ...fields }, organization) => {
    // A part of an address is never missing: it is an empty text.
    const parts = Object.entries({ street, postalCode, city, country }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value ?? ""] as const],
    );
    const changes = { ...fields, ...(parts.length > 0 ? { billingAddress: Object.fromEntries(parts) } : {}) };
    const uid = organization?.uid ?? "";
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
  own: true,
  danger: true,
  group: "organization",
  write: true,
  args: { typedName: text({ format: "objectName" }) },
  warning: async (tools, [organization]) => {
    const { members, cooperations } = await tools.query(OrganizationHoldings, {
      uid: organization?.uid ?? "",
    });
    const values = { members: members.total, cooperations: cooperations.total };
    return { key: "action.organization.delete.takes", values };
  },
  run: async (tools, _values, organization) => {
    const uid = organization?.uid ?? "";
    const isOwn = uid === tools.context().access.organizationUid;
    await tools.mutate(DeleteOrganization, { uid });
    if (!isOwn) return;
    await tools.reloadSelf();
    tools.go("/organization");
  },
});

export const organizationWriteActions: readonly Action[] = [updateOrganization, deleteOrganization];
