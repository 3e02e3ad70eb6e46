import { useTranslation } from "react-i18next";
import { Kbd } from "./Kbd";

export type Copied = "copied" | "notCopied";

/** Stands in the words where the key is drawn. */
const KEY = "\u2318";

/** The browser refused to copy, the text is marked: which key copies it. */
export function NotCopied() {
  const { t } = useTranslation();
  const [before, after] = t("ui.notCopied", { key: KEY }).split(KEY);
  return (
    <>
      {before}
      <Kbd keys="$mod+C" />
      {after}
    </>
  );
}

/** What came of copying; where the browser refused it, the text is marked, and the key that copies it is named. */
export function CopySaid({ said }: { said: Copied | undefined }) {
  const { t } = useTranslation();
  return (
    <span role="status">
      {said === "copied" && t("ui.copied")}
      {said === "notCopied" && <NotCopied />}
    </span>
  );
}
