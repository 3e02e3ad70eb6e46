import { useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button";
import styles from "./event.module.css";

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
  const box = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (!hasMore && hadFocus.current && document.activeElement === document.body)
      box.current?.parentElement?.querySelector<HTMLElement>('[role="grid"]')?.focus({ preventScroll: true });
  }, [hasMore]);
  return (
    <div
      ref={box}
      className={styles.more}
      onFocus={() => (hadFocus.current = true)}
      onBlur={(event) => (hadFocus.current = event.relatedTarget === null && !hasMore)}
    >
      <span role="status">{words}</span>
      {hasMore && (
        <Button size="small" onClick={onMore}>
          {t(isLoading ? "events.loadingMore" : "events.more")}
        </Button>
      )}
    </div>
  );
}
