import { Building2, Plus } from "lucide-react";
import { graphql } from "gql.tada";
import { action } from "../command/action";
import type { Action } from "../command/action";
import { text } from "../command/args";
import { reachActions } from "./entities";
import { organizationWriteActions } from "./organizationWrites";

export const CreateOrganization = graphql(`
  mutation CreateOrganization($name: String!) {
    createOrganization(name: $name) {
      uid
      name
    }
  }
`);

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
    return { done: { key: "action.organization.create.done", values: { name: created?.name ?? name } } };
  },
});

export const organizationActions: readonly Action[] = [
  ...reachActions({
    kind: "organization",
    icon: Building2,
    needs: "organization",
    group: "organization",
    // Its screen shows one's own.
    shown: ({ uid }, { access }) => uid === access.organizationUid,
  }),
  createOrganization,
  ...organizationWriteActions,
];
