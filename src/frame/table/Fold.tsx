import { ChevronRight } from "lucide-react";
import type { CSSProperties, MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { anyGrid } from "../../ui/anyGrid";
import styles from "./Fold.module.css";

export type FoldProps = {
  /** From 1, the top. */
  level: number;
  /** Undefined where nothing stands under the row: then only the room is kept. */
  isFolded: boolean | undefined;
  onFold: (folded: boolean) => void;
};

/** How deep a row stands, and the button that folds what stands under it away; the keyboard has Left and Right. */
export function Fold({ level, isFolded, onFold }: FoldProps) {
  const { t } = useTranslation();
  const depth = { "--depth": level - 1 } as CSSProperties;
  if (isFolded === undefined) return <span className={styles.fold} style={depth} />;
  function press(event: MouseEvent<HTMLButtonElement>): void {
    event.stopPropagation();
    onFold(isFolded === false);
    event.currentTarget.closest<HTMLElement>(anyGrid)?.focus();
  }
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.fold}
      style={depth}
      data-open={!isFolded || undefined}
      aria-label={t(isFolded ? "table.unfold" : "table.fold")}
      onClick={press}
    >
      <ChevronRight aria-hidden="true" />
    </button>
  );
}
