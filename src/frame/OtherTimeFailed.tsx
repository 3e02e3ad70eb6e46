import { useTranslation } from "react-i18next";
import { FailedLine } from "./FailedLine";
import type { GraphState } from "./useGraph";

/** What came of another time that a chart's own is laid on. */
export interface OtherTime {
  readonly query: GraphState<unknown>;
  /** It is wanted, and could not be had. */
  readonly fails: boolean;
  /** It is wanted, and nothing is known of it. */
  readonly hasNone: boolean;
}

/** That the other time could not be had, why, and a retry; the shown one is drawn. */
export function OtherTimeFailed({ of: { query, fails } }: { of: OtherTime }) {
  const { t } = useTranslation();
  return <FailedLine query={query} title={t("compare.note.failed")} fails={fails} />;
}
