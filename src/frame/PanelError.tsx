import { useTranslation } from "react-i18next";
import { errorTexts } from "../rules/errorTexts";
import { plainText } from "../rules/plainText";
import { ErrorState } from "../ui/ErrorState";
import { Panel } from "../ui/Panel";

/** Longest text of an error that is shown, in characters. */
const LONGEST = 300;

/** In a panel's place: which one could not be drawn, why, and a retry. */
export function PanelError({
  title,
  failure,
  onRetry,
}: {
  title: string;
  failure: unknown;
  onRetry: () => void;
}) {
  const { t } = useTranslation();
  const text = failure instanceof Error ? plainText(failure.message, LONGEST) : "";
  return (
    <Panel title={title}>
      <ErrorState
        title={t("loaded.panelFailed")}
        detail={text || errorTexts.unknownDisplay}
        onRetry={onRetry}
      />
    </Panel>
  );
}
