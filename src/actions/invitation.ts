import { Check, MailOpen, X } from "lucide-react";
import { graphql } from "gql.tada";
import { action } from "../command/action";
import type { Action } from "../command/action";
import { reachActions } from "./entities";

const AnswerInvitation = graphql(`
  mutation AnswerInvitation($id: ID!, $action: String!) {
    answerInvitation(id: $id, action: $action)
  }
`);

/** The new organization and role show at once: menu, palette and start page follow the signed-in user (§2 [20]). */
export const acceptInvitation = action({
  id: "invitation.accept",
  icon: Check,
  needs: "organization",
  on: "invitation",
  group: "organization",
  write: true,
  run: async (tools, _values, invitation) => {
    await tools.mutate(AnswerInvitation, { id: invitation?.uid ?? "", action: "accept" });
    await tools.reloadSelf();
    return { done: { key: "action.invitation.accept.done", values: { name: invitation?.name ?? "" } } };
  },
});

export const declineInvitation = action({
  id: "invitation.decline",
  icon: X,
  needs: "organization",
  on: "invitation",
  group: "organization",
  write: true,
  danger: true,
  bulk: "each",
  run: async (tools, _values, invitation) => {
    await tools.mutate(AnswerInvitation, { id: invitation?.uid ?? "", action: "decline" });
    return { done: { key: "action.invitation.decline.done", values: { name: invitation?.name ?? "" } } };
  },
});

export const invitationActions: readonly Action[] = [
  ...reachActions({ kind: "invitation", icon: MailOpen, needs: "organization", group: "organization" }),
  acceptInvitation,
  declineInvitation,
];
