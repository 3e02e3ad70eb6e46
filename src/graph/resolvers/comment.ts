import type { Resolvers } from "../../generated/resolvers";
import { given, rowOf, rowsOf, textOf, wholeOf } from "../listed";
import { dataOf } from "../rest";

const one = "/api/v1/park/{parkUid}/comment/{commentId}";
const all = "/api/v1/park/{parkUid}/comment";

export const comment: Resolvers = {
  Query: {
    comments: async (_, { park, year, quarter }, { rest }) => {
      const params = { path: { parkUid: park }, query: given({ year, quarter }) };
      return rowsOf((await dataOf(rest.GET(all, { params }))).comments, park);
    },
    comment: async (_, { park, id }, { rest }) => {
      const params = { path: { parkUid: park, commentId: id } };
      return rowOf(await dataOf(rest.GET(one, { params })), park);
    },
  },
  Mutation: {
    // PUT creates and POST updates (§7).
    createComment: async (_, { park, comment: { text, ...about } }, { rest }) => {
      const params = { path: { parkUid: park } };
      const body = { text, ...given(about) };
      return rowOf(await dataOf(rest.PUT(all, { params, body })), park);
    },
    updateComment: async (_, { park, id, comment: changes }, { rest }) => {
      const params = { path: { parkUid: park, commentId: id } };
      return rowOf(await dataOf(rest.POST(one, { params, body: given(changes) })), park);
    },
    deleteComment: async (_, { park, id }, { rest }) => {
      await dataOf(rest.DELETE(one, { params: { path: { parkUid: park, commentId: id } } }));
      return id;
    },
  },
  Comment: {
    id: (parent) => String(parent.id),
    year: (parent) => wholeOf(parent.year),
    quarter: (parent) => wholeOf(parent.quarter),
    author: (parent) => textOf(parent.author),
    authorName: (parent) => textOf(parent.author_name),
    createdAt: (parent) => textOf(parent.created_at),
    updatedAt: (parent) => textOf(parent.updated_at),
    version: (parent) => wholeOf(parent.version),
  },
};
