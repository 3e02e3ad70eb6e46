import { useTranslation } from "react-i18next";
import { Kbd } from "./Kbd";

export type Copied = "copied" | "notCopied";

/** What came of copying; where the browser refused it, the text is marked, and the key that copies it is named. */
export function CopySaid({ said }: { said: Copied | undefined }) {
  const { t } = useTranslation();
  return (
    <span role="status">
      {said === "copied" && t("ui.copied")}
      {said === "notCopied" && (
        <>
          {t("ui.notCopied")} <Kbd keys="$mod+C" />
        </>
      )}
    </span>
  );
}
