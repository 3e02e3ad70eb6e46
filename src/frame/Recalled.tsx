import { useTranslation } from "react-i18next";
import { Button } from "../ui/Button";
import styles from "./ActionForm.module.css";

/** What was said here before in this session, as buttons that fill it in. */
export function Recalled({ said, onChoose }: { said: readonly string[]; onChoose: (text: string) => void }) {
  const { t } = useTranslation();
  if (said.length === 0) return null;
  return (
    <div role="group" aria-label={t("arg.recalled")} className={styles.recalled}>
      {said.map((text) => (
        <Button key={text} size="small" onClick={() => onChoose(text)}>
          {text}
        </Button>
      ))}
    </div>
  );
}
