import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearch } from "../../frame/useSearch";
import { Button } from "../../ui/Button";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import styles from "./wallboard.module.css";

/** How long the button stays after the pointer has moved. */
const SHOWN_MS = 5000;

/** Whether somebody is at the pointer: it was moved or pressed a moment ago. */
function useIsPointing(): boolean {
  const [isPointing, setIsPointing] = useState(false);
  const place = useRef<string>(undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (): void => {
      clearTimeout(timer);
      setIsPointing(true);
      timer = setTimeout(() => setIsPointing(false), SHOWN_MS);
    };
    const move = ({ screenX, screenY }: PointerEvent): void => {
      // What is drawn anew under a pointer that rests sends a move, too.
      const next = `${screenX} ${screenY}`;
      if (place.current !== undefined && place.current !== next) show();
      place.current = next;
    };
    document.addEventListener("pointermove", move);
    document.addEventListener("pointerdown", show);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("pointermove", move);
      document.removeEventListener("pointerdown", show);
    };
  }, []);
  return isPointing;
}

/** Esc leads back to the same address with its controls, and so does a button while the pointer is moved. */
export function WayOut() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearch();
  const isPointing = useIsPointing();
  const leave = useCallback(() => {
    const next = new URLSearchParams(search);
    for (const name of ["kiosk", "screens", "seconds"]) next.delete(name);
    setSearch(next);
  }, [search, setSearch]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || event.defaultPrevented || document.querySelector('[role="dialog"]'))
        return;
      leave();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [leave]);
  return (
    <>
      <VisuallyHidden>{t("wall.leave")}</VisuallyHidden>
      {isPointing && (
        <div className={styles.leave}>
          <Button onClick={leave}>{t("wall.leaveNow")}</Button>
        </div>
      )}
    </>
  );
}
