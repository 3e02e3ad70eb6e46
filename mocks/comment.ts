import { HttpResponse } from "msw";
import type { HttpHandler } from "msw";
import type { Backend } from "./backend";
import { bodyOf, clearable, optional, text } from "./body";
import type { Schemas } from "./http";
import { http, refusal } from "./http";
import { isModerator, limited, parkOf } from "./plantParts";
import type { Account, Comment, Park } from "./world/types";

const words = text(1, 4000);
const about = { year: limited(1990, 2200, 1), quarter: limited(1, 4, 1) };
const changes = {
  text: optional(words),
  year: clearable(about.year),
  quarter: clearable(about.quarter),
  version: limited(0, 1e9, 1),
};

/** Comments on a park: any member writes, the author or a moderator changes and deletes (readings). */
export function commentHandlers(backend: Backend): HttpHandler[] {
  return [
    http.get("/api/v1/park/{parkUid}/comment", ({ request, params, query, response }) => {
      const found = parkOf(backend, request, params.parkUid);
      if (found instanceof Response) return response.untyped(found);
      const [year, quarter] = [query.get("year"), query.get("quarter")];
      const comments = backend.world.comments
        .filter((one) => one.park_uid === found.park.uid)
        .filter((one) => !year || String(one.year) === year)
        .filter((one) => !quarter || String(one.quarter) === quarter)
        .map((one) => shown(backend, one));
      return response(200).json({ comments });
    }),

    http.put("/api/v1/park/{parkUid}/comment", async ({ request, params, response }) => {
      const found = parkOf(backend, request, params.parkUid);
      if (found instanceof Response) return response.untyped(found);
      const body = await bodyOf(request, { text: words, ...about });
      if (body instanceof Response) return response.untyped(body);
      const comment = written(backend, found.account, found.park, body.text);
      Object.assign(comment, { year: body.year ?? null, quarter: body.quarter ?? null });
      backend.world.comments.push(comment);
      backend.changed("comments", comment.id);
      return response(200).json(shown(backend, comment));
    }),

    ...singleHandlers(backend),
  ];
}

function singleHandlers(backend: Backend): HttpHandler[] {
  return [
    http.get("/api/v1/park/{parkUid}/comment/{commentId}", ({ request, params, response }) => {
      const found = commentOf(backend, request, params, "read");
      if (found instanceof Response) return response.untyped(found);
      return response(200).json(shown(backend, found));
    }),

    http.post("/api/v1/park/{parkUid}/comment/{commentId}", async ({ request, params, response }) => {
      const comment = commentOf(backend, request, params, "change");
      if (comment instanceof Response) return response.untyped(comment);
      const body = await bodyOf(request, changes);
      if (body instanceof Response) return response.untyped(body);
      if (body.version !== undefined && body.version !== comment.version)
        return response.untyped(conflict(backend, comment));
      const { version: _version, ...given } = body;
      Object.assign(comment, JSON.parse(JSON.stringify(given)));
      comment.version += 1;
      comment.updated_at = new Date(backend.now()).toISOString();
      backend.changed("comments", comment.id);
      return response(200).json(shown(backend, comment));
    }),

    http.delete("/api/v1/park/{parkUid}/comment/{commentId}", ({ request, params, response }) => {
      const comment = commentOf(backend, request, params, "change");
      if (comment instanceof Response) return response.untyped(comment);
      backend.world.comments.splice(backend.world.comments.indexOf(comment), 1);
      backend.changed("comments", comment.id);
      return response(200).json({ message: "Comment deleted" });
    }),
  ];
}

function commentOf(
  backend: Backend,
  request: Request,
  params: { readonly parkUid: string; readonly commentId: string },
  wish: "read" | "change",
): Comment | Response {
  const found = parkOf(backend, request, params.parkUid);
  if (found instanceof Response) return found;
  const { comments } = backend.world;
  const comment = comments.find((one) => one.id === params.commentId && one.park_uid === found.park.uid);
  if (!comment) return refusal(404, "Comment not found");
  const isOwn = comment.author === found.account.account;
  return wish === "read" || isOwn || isModerator(backend, found.account)
    ? comment
    : refusal(403, "Only its author or a moderator may change a comment");
}

/** 409 with the comment as it is now, so that neither text is lost. */
function conflict(backend: Backend, comment: Comment): Response {
  const body = { detail: "The comment was changed elsewhere", comment: shown(backend, comment) };
  return HttpResponse.json(body, { status: 409 });
}

function written(backend: Backend, account: Account, park: Park, words: string): Comment {
  const at = new Date(backend.now()).toISOString();
  return {
    id: crypto.randomUUID(),
    park_uid: park.uid,
    text: words,
    year: null,
    quarter: null,
    author: account.account,
    created_at: at,
    updated_at: at,
    version: 1,
  };
}

function shown({ world }: Backend, { park_uid: _park, ...comment }: Comment): Schemas["Comment"] {
  const contact = world.accounts.find(({ account }) => account === comment.author)?.contact;
  const name = [contact?.first_name, contact?.last_name].filter(Boolean).join(" ");
  return { ...comment, author_name: name === "" ? null : name };
}
