import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { plainText } from "../rules/plainText";

/** Longest raw word of the server that is shown, in characters. */
const LONGEST = 40;

/** A status or a role that the portal does not know is shown as the server writes it [108], [123]. */
export function useKnownWords(list: "organization.status" | "memberRole"): (raw: string) => string {
  const { t, i18n } = useTranslation();
  return useCallback(
    (raw) => {
      const key = `${list}.${raw}`;
      return /^[a-z]+$/.test(raw) && i18n.exists(key) ? t(key) : plainText(raw, LONGEST);
    },
    [list, t, i18n],
  );
}
