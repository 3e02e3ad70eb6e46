import { HttpResponse } from "msw";
import { createOpenApiHttp } from "openapi-msw";
import type { components, paths } from "../src/generated/rest";

export type Schemas = components["schemas"];

/** Where a request could not be understood, as servers of this kind report it. */
export interface Complaint {
  readonly msg: string;
  readonly loc: readonly (string | number)[];
}

/** MSW's handlers typed by the contract; `*` because tests and the HTTP server have other origins than a page. */
export const http = createOpenApiHttp<paths>({ baseUrl: "*" });

/** An error answer `{detail}`. */
export function refusal(status: number, detail: string, headers: Record<string, string> = {}): Response {
  return HttpResponse.json({ detail }, { status, headers });
}

/** 422 `{detail: [{msg, loc}]}`. */
export function invalid(complaints: readonly Complaint[]): Response {
  return HttpResponse.json({ detail: complaints }, { status: 422 });
}
