import type { CommentChanges, Resolvers } from "../../generated/resolvers";
import { changed, done, given, idOf, made, rowOf, rowsOf, textOf, wholeOf } from "../answers";
import type { CommentModel } from "../models/comment";
import type { Schemas } from "../models/schemas";
import { dataOf } from "../rest";

const one = "/api/v1/park/{parkUid}/comment/{commentId}";
const all = "/api/v1/park/{parkUid}/comment";

/** A comment with the park it was asked of; one without an id is malformed. */
async function commentOf(answer: Promise<Schemas["Comment"]>, park: string): Promise<CommentModel> {
  return { ...rowOf(await answer), park };
}

/** The same of a write that may have answered without it. */
async function writtenOf(
  answer: Promise<Schemas["Comment"] | null>,
  park: string,
): Promise<CommentModel | null> {
  const comment = await answer;
  return comment && { ...comment, park };
}

const keyOf = (comment: Schemas["Comment"]) => idOf(comment.id);

/** Only what changes is sent; null takes the year or the quarter away. */
function changesBody({ text, version, year, quarter }: CommentChanges) {
  return {
    ...given({ text, version }),
    ...(year === undefined ? {} : { year }),
    ...(quarter === undefined ? {} : { quarter }),
  };
}

export const comment: Resolvers = {
  Query: {
    comments: async (_, { park, year, quarter }, { rest }) => {
      const params = { path: { parkUid: park }, query: given({ year, quarter }) };
      const { comments } = await dataOf(rest.GET(all, { params }));
      return rowsOf<Schemas["Comment"]>(comments).map((row) => ({ ...row, park }));
    },
    comment: (_, { park, id }, { rest }) => {
      const params = { path: { parkUid: park, commentId: id } };
      return commentOf(dataOf(rest.GET(one, { params })), park);
    },
  },
  Mutation: {
    // PUT creates and POST updates (§7).
    createComment: (_, { park, comment: { text, ...about } }, { rest }) => {
      const params = { path: { parkUid: park } };
      const body = { text, ...given(about) };
      return writtenOf(made<Schemas["Comment"]>(rest.PUT(all, { params, body }), keyOf), park);
    },
    updateComment: (_, { park, id, comment: changes }, { rest }) => {
      const params = { path: { parkUid: park, commentId: id } };
      const write = rest.POST(one, { params, body: changesBody(changes) });
      const read = () => dataOf(rest.GET(one, { params }));
      return writtenOf(changed<Schemas["Comment"]>(write, read, keyOf), park);
    },
    deleteComment: async (_, { park, id }, { rest }) => {
      await done(rest.DELETE(one, { params: { path: { parkUid: park, commentId: id } } }));
      return id;
    },
  },
  Comment: {
    id: (parent) => String(parent.id),
    text: (parent) => textOf(parent.text) ?? "",
    year: (parent) => wholeOf(parent.year),
    quarter: (parent) => wholeOf(parent.quarter),
    author: (parent) => textOf(parent.author),
    authorName: (parent) => textOf(parent.author_name),
    createdAt: (parent) => textOf(parent.created_at),
    updatedAt: (parent) => textOf(parent.updated_at),
    version: (parent) => wholeOf(parent.version),
  },
};
