import { type ReactElement, type ReactNode, useId, useRef } from "react";
import { classes } from "./classes";
import { Kbd } from "./Kbd";
import styles from "./Tooltip.module.css";
import { useTooltip } from "./useTooltip";

type TooltipProps = {
  /** Plain words; nothing that can be pressed. */
  text: ReactNode;
  /** A link beside the words, where they lead on: it stays while it has the focus, or the pointer. */
  link?: ReactNode;
  /** The key that does the same, as the registry writes it. */
  keys?: string | undefined;
  /** True where the text is the control's name already: then it is not said twice. */
  isName?: boolean;
  /** As wide as its container, as the control in it is. */
  wide?: boolean;
  /** Gets the id to put into `aria-describedby` (undefined where `isName`). */
  children: (describedBy: string | undefined) => ReactElement;
};

/**
 * A hint on hover and focus: after 400 ms by pointer, at once by keyboard, closed by Esc, by a press or by leaving;
 * the pointer may rest on it (WCAG 1.4.13). It lies in the top layer, so no dialog or scroll region cuts it.
 * Ours and not react-aria's because the sign-in page needs it too (18 kB less).
 */
export function Tooltip({ text, link, keys, isName = false, wide = false, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const handlers = useTooltip(anchor, bubble);
  return (
    <span ref={anchor} className={classes(styles.anchor, wide && styles.wide)} {...handlers}>
      {children(isName ? undefined : id)}
      <span ref={bubble} popover="manual" className={styles.bubble}>
        <span id={id} role="tooltip" className={styles.words}>
          <span>{text}</span>
          {keys !== undefined && <Kbd keys={keys} onAccent />}
        </span>
        {link}
      </span>
    </span>
  );
}
