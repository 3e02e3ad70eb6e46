import { useTranslation } from "react-i18next";
import { Button } from "../ui/Button";
import styles from "./NotFoundNote.module.css";
import { RightsLink } from "./RightsLink";
import { useHandOn } from "./useHandOn";

export interface NotFoundNoteProps {
  /** A sentence that names what the address means and is not there; undefined while nothing is missing. */
  readonly text: string | undefined;
  /** Takes it out of the address. */
  readonly onClear: () => void;
}

/** That the address names something that is not there, or that one may not see, and the way on; the list stays. */
export function NotFoundNote({ text, onClear }: NotFoundNoteProps) {
  const { t } = useTranslation();
  const box = useHandOn(text !== undefined);
  return (
    <div role="status" {...box}>
      {text !== undefined && (
        <p className={styles.note}>
          <span>
            {text} <RightsLink />
          </span>
          <Button size="small" onClick={onClear}>
            {t("list.clearFilter")}
          </Button>
        </p>
      )}
    </div>
  );
}
