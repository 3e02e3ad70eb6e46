import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button";
import { useHandOn } from "../useHandOn";
import styles from "./list.module.css";

/**
 * How much of a list is there, and the way to more. The button keeps the focus while more comes; with the last page it
 * goes, and hands the focus to the list above it [167].
 */
export function MorePages({
  words,
  hasMore,
  isLoading,
  onMore,
}: {
  words: string;
  hasMore: boolean;
  isLoading: boolean;
  onMore: () => void;
}) {
  const { t } = useTranslation();
  const box = useHandOn(hasMore);
  return (
    <div {...box} className={styles.more}>
      <span role="status">{words}</span>
      {hasMore && (
        <Button size="small" onClick={onMore}>
          {t(isLoading ? "list.loadingMore" : "list.more")}
        </Button>
      )}
    </div>
  );
}
