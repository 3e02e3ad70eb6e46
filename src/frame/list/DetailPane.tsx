import { X } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import type { ReactNode } from "react";
import { IconButton } from "../../ui/IconButton";
import { Name } from "../../ui/Name";
import { Panel } from "../../ui/Panel";
import styles from "./list.module.css";

export interface DetailPaneProps {
  /** The thing's name, which names the `complementary`. */
  readonly title: string;
  /** A text is a name, too: of its park, its company. */
  readonly subtitle?: ReactNode;
  /** Its menu and buttons; the one that closes stands after them. */
  readonly actions?: ReactNode;
  readonly onClose: () => void;
  /** What the button that closes says: "Close device". */
  readonly closeLabel: string;
  /** It comes while one goes through the list, and leaves the focus there. */
  readonly isFollowing?: boolean;
  /** For a table or a chart that has its own space. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}

/** What a row of a list opens. It takes the focus when it comes; Esc closes it. */
export function DetailPane(props: DetailPaneProps) {
  const {
    title,
    subtitle,
    actions,
    onClose,
    closeLabel,
    flush = false,
    isFollowing = false,
    children,
  } = props;
  const box = useRef<HTMLElement>(null);
  // With the paint, not after it: a key pressed as soon as the pane is seen must already find the focus in it.
  const takesFocus = useRef(!isFollowing);
  useLayoutEffect(() => {
    const pane = box.current;
    if (!takesFocus.current || !pane) return;
    pane.focus({ preventScroll: true });
    // Beside the list it is seen already, and the page stays; above the list it may begin out of sight.
    const { top } = pane.getBoundingClientRect();
    if (top < 0 || top > window.innerHeight / 2) pane.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div
      data-pane
      className={styles.pane}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <Panel
        ref={box}
        aside
        flush={flush}
        title={<Name>{title}</Name>}
        {...(subtitle === undefined
          ? {}
          : { subtitle: typeof subtitle === "string" ? <Name>{subtitle}</Name> : subtitle })}
        actions={
          <>
            {actions}
            <IconButton icon={X} label={closeLabel} keys="Escape" size="small" onClick={onClose} />
          </>
        }
      >
        {children}
      </Panel>
    </div>
  );
}
