import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/Button";
import styles from "./ActionForm.module.css";

export interface OtherTextProps {
  readonly label: string;
  readonly theirs: string;
  readonly mine: string;
  readonly onChange: (text: string) => void;
}

/** What somebody else has written into the same field meanwhile, beside one's own: neither is lost [F84]. */
export function OtherText({ label, theirs, mine, onChange }: OtherTextProps) {
  const { t } = useTranslation();
  /** What a button here has put into the field: what is written on from there is not one's own text alone. */
  const [laid, setLaid] = useState<string>();
  const [own, setOwn] = useState(mine);
  if (laid === undefined && mine !== own) setOwn(mine);
  const lay = (text: string): void => {
    setLaid(text);
    onChange(text);
  };
  return (
    <section role="group" aria-label={t("arg.theirs.label", { name: label })} className={styles.theirs}>
      <p className={styles.theirsTitle}>{t("arg.theirs.label", { name: label })}</p>
      <blockquote dir="auto">{theirs}</blockquote>
      <div className={styles.recalled}>
        <Button size="small" onClick={() => lay(own.startsWith(theirs) ? own : `${theirs}\n\n${own}`)}>
          {t("arg.theirs.both")}
        </Button>
        <Button size="small" variant="quiet" onClick={() => lay(theirs)}>
          {t("arg.theirs.take")}
        </Button>
        <Button
          size="small"
          variant="quiet"
          isDisabled={mine === own}
          onClick={() => {
            setLaid(undefined);
            onChange(own);
          }}
        >
          {t("arg.theirs.mine")}
        </Button>
      </div>
    </section>
  );
}
