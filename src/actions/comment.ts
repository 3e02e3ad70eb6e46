import { MessageSquare, MessageSquarePlus, Pencil, Trash2 } from "lucide-react";
import { graphql } from "gql.tada";
import { action } from "../command/action";
import type { Action } from "../command/action";
import { choice, number, text } from "../command/args";
import { ActionError } from "../command/tools";
import type { Tools } from "../command/tools";
import { reachActions } from "./entities";

const CommentFields = graphql(`
  fragment CommentFields on Comment @_unmask {
    id
    park
    text
    year
    quarter
    author
    authorName
    createdAt
    updatedAt
    version
  }
`);

const CommentQuery = graphql(
  `
    query CommentToChange($park: ID!, $id: ID!) {
      comment(park: $park, id: $id) {
        ...CommentFields
      }
    }
  `,
  [CommentFields],
);

const CreateComment = graphql(
  `
    mutation CreateComment($park: ID!, $comment: CommentInput!) {
      createComment(park: $park, comment: $comment) {
        ...CommentFields
      }
    }
  `,
  [CommentFields],
);

const UpdateComment = graphql(
  `
    mutation UpdateComment($park: ID!, $id: ID!, $comment: CommentChanges!) {
      updateComment(park: $park, id: $id, comment: $comment) {
        ...CommentFields
      }
    }
  `,
  [CommentFields],
);

const DeleteComment = graphql(`
  mutation DeleteComment($park: ID!, $id: ID!) {
    deleteComment(park: $park, id: $id)
  }
`);

const words = text({ format: "multiline", maxLength: 4000 });
const about = {
  year: number({ optional: true, minimum: 1990, maximum: 2200, grouping: false }),
  quarter: choice({
    optional: true,
    options: () => ["1", "2", "3", "4"].map((value) => ({ value, label: `Q${value}`, literal: true })),
  }),
};

function aboutOf({ year, quarter }: { year: number | undefined; quarter: string | undefined }) {
  return {
    ...(year === undefined ? {} : { year }),
    ...(quarter === undefined || quarter === "" ? {} : { quarter: Number(quarter) }),
  };
}

/** Says the year and quarter, because a filter on screen may hide the new comment. */
export const createComment = action({
  id: "comment.create",
  icon: MessageSquarePlus,
  needs: "session",
  on: "park",
  group: "comment",
  write: true,
  args: { text: words, ...about },
  run: async (tools, { text: content, ...values }, park) => {
    const comment = { text: content, ...aboutOf(values) };
    const { createComment: created } = await tools.mutate(CreateComment, { park: park?.uid ?? "", comment });
    const id = { park: created.park, id: created.id };
    const period = [created.year, created.quarter === null ? null : `Q${created.quarter}`];
    const named = period.filter((part) => part !== null).join(" ");
    return {
      ...(named === "" ? {} : { done: { key: "action.comment.create.doneIn", values: { period: named } } }),
      undo: () => tools.mutate(DeleteComment, id).then(() => undefined),
    };
  },
});

/** Versions that a conflict has shown: who sends again has seen the other text. */
const seen = new Map<string, number>();

/** The words of the conflict hold the other text; what was typed stays in the form, so that neither is lost. */
async function conflictOf(tools: Tools, key: { park: string; id: string }, error: unknown): Promise<unknown> {
  if (!(error instanceof ActionError) || error.status !== 409) return error;
  const { comment } = await tools.query(CommentQuery, key);
  if (comment.version !== null) seen.set(JSON.stringify(key), comment.version);
  return new ActionError(tools.t("action.comment.update.conflict", { text: comment.text }), 409);
}

const updateComment = action({
  id: "comment.update",
  icon: Pencil,
  needs: "session",
  on: "comment",
  suits: ({ parent }) => parent !== undefined,
  group: "comment",
  write: true,
  args: { text: words, ...about },
  run: async (tools, { text: content, ...values }, subject) => {
    const key = { park: subject?.parent ?? "", id: subject?.uid ?? "" };
    const { comment: before } = await tools.query(CommentQuery, key, { cached: true });
    const version = Math.max(before.version ?? 0, seen.get(JSON.stringify(key)) ?? 0);
    const comment = { text: content, ...aboutOf(values), ...(before.version === null ? {} : { version }) };
    try {
      await tools.mutate(UpdateComment, { ...key, comment });
    } catch (error) {
      throw await conflictOf(tools, key, error);
    }
    const undone = {
      text: before.text,
      ...("year" in comment ? { year: before.year } : {}),
      ...("quarter" in comment ? { quarter: before.quarter } : {}),
    };
    return { undo: () => tools.mutate(UpdateComment, { ...key, comment: undone }).then(() => undefined) };
  },
});

const deleteComment = action({
  id: "comment.delete",
  icon: Trash2,
  needs: "session",
  on: "comment",
  suits: ({ parent }) => parent !== undefined,
  danger: true,
  bulk: "each",
  group: "comment",
  write: true,
  run: async (tools, _values, comment) => {
    await tools.mutate(DeleteComment, { park: comment?.parent ?? "", id: comment?.uid ?? "" });
  },
});

export const commentActions: readonly Action[] = [
  ...reachActions({ kind: "comment", icon: MessageSquare, needs: "sites", group: "comment" }),
  createComment,
  updateComment,
  deleteComment,
];
