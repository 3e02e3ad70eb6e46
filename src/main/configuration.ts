import * as v from "valibot";

/**
 * What a deployment may decide, read from the page's one JSON block with id `configuration`. Every key may be absent.
 */
const schema = v.object({
  /** Origin of /api/v1; the page's own without it. */
  api: v.optional(v.string(), ""),
  /** Address of the live connection; else the host that GET /system/hosts names, else the page's own. */
  socket: v.optional(v.nullable(v.string()), null),
  /** A sign-in page elsewhere: visitors who are not signed in are sent there with `redirect`. */
  signIn: v.optional(v.nullable(v.string()), null),
  /** PromQL of the five monitor series, with `$parks` for the alternatives of the matcher; the graph has the defaults. */
  promql: v.optional(
    v.object({
      grid: v.exactOptional(v.string()),
      ac: v.exactOptional(v.string()),
      report: v.exactOptional(v.string()),
      radiation: v.exactOptional(v.string()),
      loss: v.exactOptional(v.string()),
    }),
    {},
  ),
});

export type Configuration = ReturnType<typeof readConfiguration>;

/** What is read of the page. */
interface ConfiguredPage {
  readonly getElementById: (id: string) => { readonly textContent: string | null } | null;
  readonly location: { readonly origin: string };
}

/** The page's configuration; a block that cannot be read counts as empty and is said so in the console. */
export function readConfiguration(page: ConfiguredPage) {
  const parsed = v.safeParse(schema, parse(page.getElementById("configuration")?.textContent));
  if (!parsed.success) console.error("The configuration block cannot be read; its defaults apply.");
  const { api, socket, signIn, promql } = parsed.success ? parsed.output : v.parse(schema, {});
  return { api: api || page.location.origin, socket, signIn, templates: promql };
}

function parse(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? "{}");
  } catch {
    return null;
  }
}
