import { errorTexts } from "../../rules/errorTexts";
import { dataOf } from "../rest";
import type { RestClient } from "../rest";
import { RestError } from "../restError";

/**
 * The organization that calls on contacts need (§5): as given, or the signed-in user's own where none is given. Throws
 * before any such call where there is none: "No organization UID found" for an empty one, "No organization UID found in
 * self data" where the server knows of none (§8).
 */
export async function ownOrganization(given: string | null | undefined, rest: RestClient): Promise<string> {
  if (given === "") throw new RestError("http", 404, { detail: errorTexts.noOrganization });
  if (typeof given === "string") return given;
  const { organization } = await dataOf(rest.GET("/api/v1/auth/verify"));
  const uid = organization?.uid ?? "";
  if (uid === "") throw new RestError("http", 404, { detail: errorTexts.noOrganizationInSelf });
  return uid;
}
