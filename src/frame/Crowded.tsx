import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { readFilter, writeFilter } from "../rules/filter";
import { formatNumber } from "../rules/numbers";
import { Button } from "../ui/Button";
import styles from "./Crowded.module.css";
import { useSearch } from "./useSearch";

interface CrowdedProps {
  /** Why something is not drawn of so many parks, in a sentence. */
  readonly text: string;
  /** The strongest of them, few enough, by uid. */
  readonly parks: readonly string[];
}

/** Below a chart: why something is not drawn of so many parks, and what chooses parks few enough. */
export function Crowded({ text, parks }: CrowdedProps) {
  const { t, i18n } = useTranslation();
  const [, setSearch] = useSearch();
  const note = useRef<HTMLParagraphElement>(null);
  const choose = () => {
    // The charts are loaded anew, and this button goes with them.
    note.current?.closest("main")?.focus({ preventScroll: true });
    setSearch((current) => writeFilter(current, { ...readFilter(current).filter, parks, portfolios: [] }));
  };
  return (
    <p ref={note} role="note" className={styles.note}>
      {text}{" "}
      <Button size="small" variant="quiet" onClick={choose}>
        {t("compare.chooseStrongest", { most: formatNumber(parks.length, i18n.language) })}
      </Button>
    </p>
  );
}
