import type { TFunction } from "i18next";
import { errorTexts } from "../rules/errorTexts";
import type { Failure } from "./useGraph";

/** The server says that one may not: the way to what one may do stands beside. */
export const FORBIDDEN = 403;

/** No answer came at all. */
export function isUnanswered({ failure }: Failure): boolean {
  return failure === "network" || failure === "timeout";
}

/** What failed in words; where the catalogue has none but the most general, what happened to the call. */
export function failureWords(failure: Failure, t: TFunction): string {
  return isUnanswered(failure) && failure.text === errorTexts.generic
    ? t(`loaded.${failure.failure}`)
    : failure.text;
}
