import type { CombinedError } from "@urql/core";
import { ActionError } from "../command/tools";
import type { Tools } from "../command/tools";
import { errorTexts } from "../rules/errorTexts";
import { faultsOf } from "../rules/faults";
import type { GraphHolder } from "./graphHolder";

type Held = Pick<GraphHolder, "current">;

/** What was refused, in words. With `t`, for a write, which nobody sends again by itself, also how long to wait. */
function thrown(error: CombinedError, t?: Tools["t"]): ActionError {
  const [first] = error.graphQLErrors;
  const { status, body, retryAfter: count, failure } = first?.extensions ?? {};
  const known = typeof status === "number" ? status : undefined;
  const text = first?.message ?? error.message;
  // Sent, and perhaps done: nobody knows. Words of the catalogue's own come first.
  const isUnknown = text === errorTexts.generic && (failure === "network" || failure === "timeout");
  const said = t && isUnknown ? t("outcome.unanswered") : text;
  const message =
    t && typeof count === "number" ? said.replace(/\.?$/, `. ${t("outcome.wait", { count })}`) : said;
  return new ActionError(message, known, undefined, faultsOf(body));
}

/**
 * Questions to the graph of the running session: anew, beside what screens share, unless an older answer will do. Where
 * nothing of it was answered, it throws.
 */
export function queryOver({ current }: Held): Tools["query"] {
  return async (document, variables, options = {}) => {
    const { bulk, client } = await current();
    const asked = options.cached
      ? client.query(document, variables, { requestPolicy: "cache-first" })
      : bulk.query(document, variables, { ...options });
    const { data, error } = await asked.toPromise();
    if (!data || (error && Object.values(data).every((field) => field === null)))
      throw error ? thrown(error) : new ActionError("");
    return data;
  };
}

/** Changes over the graph of the running session. */
export function mutateOver({ current }: Held, t: Tools["t"]): Tools["mutate"] {
  return async (document, variables, options = {}) => {
    const { client } = await current();
    const { data, error } = await client.mutation(document, variables, { ...options }).toPromise();
    if (error || !data) throw error ? thrown(error, t) : new ActionError("");
    return data;
  };
}
