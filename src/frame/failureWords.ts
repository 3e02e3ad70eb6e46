import type { TFunction } from "i18next";
import { errorTexts } from "../rules/errorTexts";
import type { Failure } from "./useGraph";

/** The server says that one may not: the way to what one may do stands beside. */
export const FORBIDDEN = 403;

/** What failed in words; where the catalogue has none but the most general, what happened to the call. */
export function failureWords(failure: Failure, t: TFunction): string {
  const isNoAnswer = failure.failure === "network" || failure.failure === "timeout";
  return isNoAnswer && failure.text === errorTexts.generic ? t(`loaded.${failure.failure}`) : failure.text;
}
