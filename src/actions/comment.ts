import { MessageSquare, MessageSquarePlus, Pencil, Trash2 } from "lucide-react";
import { graphql } from "gql.tada";
import type { ResultOf, VariablesOf } from "gql.tada";
import { action, nothingChanged } from "../command/action";
import type { Action } from "../command/action";
import { choice, number, text } from "../command/args";
import type { Entity } from "../command/entity";
import { changesOf } from "../command/present";
import { ActionError } from "../command/tools";
import type { Tools } from "../command/tools";
import type { Values } from "../command/values";
import { allows } from "../rules/permission";
import { periodWords, QUARTERS, quarterWord } from "../rules/quarter";
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
  year: number({ optional: true, whole: true, minimum: 1990, maximum: 2200, grouping: false }),
  quarter: choice({
    optional: true,
    options: () =>
      QUARTERS.map((quarter) => ({ value: String(quarter), label: quarterWord(quarter), literal: true })),
  }),
};

/** One's year and quarter may be taken away again. */
const aboutAgain = {
  year: number({ ...about.year, clears: true }),
  quarter: choice({ ...about.quarter, clears: true }),
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
    if (created === null) return {};
    const id = { park: created.park, id: created.id };
    const named = periodWords(created);
    return {
      ...(named === "" ? {} : { done: { key: "action.comment.create.doneIn", values: { period: named } } }),
      undo: () => tools.mutate(DeleteComment, id).then(() => undefined),
    };
  },
});

type Comment = ResultOf<typeof CommentFields>;
type Key = Readonly<{ park: string; id: string }>;

/** The comments as a form or a conflict has shown them, of one session: who sends has seen these, and none later. */
const shown = new WeakMap<Tools["engine"], { epoch: number; comments: Map<string, Comment> }>();

function seenIn({ engine, epoch }: Tools): Map<string, Comment> {
  const before = shown.get(engine);
  if (before?.epoch === epoch()) return before.comments;
  const comments = new Map<string, Comment>();
  shown.set(engine, { epoch: epoch(), comments });
  return comments;
}

const see = (tools: Tools, key: Key, comment: Comment) => seenIn(tools).set(JSON.stringify(key), comment);

/** As it was shown; where nobody has looked, as it is. */
async function seenOf(tools: Tools, key: Key): Promise<Comment> {
  return seenIn(tools).get(JSON.stringify(key)) ?? (await tools.query(CommentQuery, key)).comment;
}

/** Both texts are kept: the other is told, in words and as it is; what was typed stays where it was typed. */
async function conflictOf(tools: Tools, key: Key, error: unknown): Promise<unknown> {
  if (!(error instanceof ActionError) || error.status !== 409) return error;
  const { comment } = await tools.query(CommentQuery, key);
  see(tools, key, comment);
  const { text: theirs } = comment;
  return new ActionError(tools.t("action.comment.update.conflict", { text: theirs }), 409, { text: theirs });
}

/**
 * Over one version: what somebody else has written since then is a conflict, for an undo too. Gives what is saved, null
 * where the server does not tell.
 */
async function save(
  tools: Tools,
  key: Key,
  changes: VariablesOf<typeof UpdateComment>["comment"],
  version: Comment["version"],
): Promise<Comment | null> {
  const comment = { ...changes, ...(version === null ? {} : { version }) };
  const written = tools.mutate(UpdateComment, { ...key, comment });
  const { updateComment: saved } = await written.catch(async (error: unknown) => {
    throw await conflictOf(tools, key, error);
  });
  if (saved === null) seenIn(tools).delete(JSON.stringify(key));
  else see(tools, key, saved);
  return saved;
}

const keyOf = (comment: Entity | undefined) => ({ park: comment?.parent ?? "", id: comment?.uid ?? "" });

function presentOf({ text: content, year, quarter }: Comment) {
  return { text: content, year, quarter: quarter === null ? null : String(quarter) };
}

/** Its author, who is its state, may change a comment, and so may a moderator (readings). */
const ofOneself: Pick<Action, "suits" | "unsuited"> = {
  suits: ({ parent, state }, { access }) =>
    parent !== undefined && (state === undefined || state === access.account || allows(access, "moderator")),
  unsuited: ({ parent }) => (parent === undefined ? undefined : "notAuthor"),
};

const updateComment = action({
  id: "comment.update",
  icon: Pencil,
  needs: "session",
  on: "comment",
  ...ofOneself,
  group: "comment",
  write: true,
  args: { text: text({ format: "multiline", maxLength: 4000, optional: true }), ...aboutAgain },
  present: async (tools, subject) => {
    const key = keyOf(subject);
    const { comment } = await tools.query(CommentQuery, key);
    see(tools, key, comment);
    return presentOf(comment);
  },
  run: async (tools, values, subject) => {
    const key = keyOf(subject);
    const before = await seenOf(tools, key);
    const { quarter, ...given } = changesOf<Values>(values, presentOf(before));
    const changes = {
      ...given,
      ...(quarter === undefined ? {} : { quarter: quarter === null ? null : Number(quarter) }),
    };
    if (Object.keys(changes).length === 0) return nothingChanged;
    const saved = await save(tools, key, changes, before.version);
    const names = (["text", "year", "quarter"] as const).filter((name) => name in changes);
    const former = Object.fromEntries(names.map((name) => [name, before[name]]));
    return {
      undo: async () => {
        await save(tools, key, former, saved === null ? (await seenOf(tools, key)).version : saved.version);
      },
    };
  },
});

const deleteComment = action({
  id: "comment.delete",
  icon: Trash2,
  needs: "session",
  on: "comment",
  ...ofOneself,
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
