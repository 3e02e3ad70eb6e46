import { Building2, Copy, Plus } from "lucide-react";
import { graphql } from "gql.tada";
import { action } from "../command/action";
import type { Action } from "../command/action";
import { text } from "../command/args";
import { organizationWriteActions } from "./organizationWrites";

export const CreateOrganization = graphql(`
  mutation CreateOrganization($name: String!) {
    createOrganization(name: $name) {
      uid
      name
    }
  }
`);

const openOrganization = action({
  id: "organization.open",
  icon: Building2,
  needs: "organization",
  on: "organization",
  group: "organization",
  run: ({ go, addressOf }, _values, organization) => {
    const address = organization && addressOf(organization);
    if (address !== undefined) go(address);
    return { quiet: true };
  },
});

/** Its creator becomes its admin (§ 4), so it is for those who have none. */
export const createOrganization = action({
  id: "organization.create",
  icon: Plus,
  needs: "organization",
  group: "organization",
  write: true,
  blocked: ({ access }) => (access.organizationUid === null ? undefined : "hasOrganization"),
  args: { name: text({ format: "name", maxLength: 255 }) },
  run: async (tools, { name }) => {
    const { createOrganization: created } = await tools.mutate(CreateOrganization, { name });
    await tools.reloadSelf();
    tools.go("/dashboard");
    return { done: { key: "action.organization.create.done", values: { name: created.name } } };
  },
});

const copyOrganizationUid = action({
  id: "organization.copyUid",
  icon: Copy,
  on: "organization",
  group: "organization",
  run: (tools, _values, organization) => tools.copy(organization?.uid ?? ""),
});

export const organizationActions: readonly Action[] = [
  openOrganization,
  createOrganization,
  copyOrganizationUid,
  ...organizationWriteActions,
];
