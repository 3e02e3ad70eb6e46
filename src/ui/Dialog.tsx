import { X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { classes } from "./classes";
import styles from "./Dialog.module.css";
import { focusSeen } from "./focusSeen";
import { IconButton } from "./IconButton";

export type DialogProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /** The buttons at the foot, the submit last. */
  actions?: ReactNode;
  size?: "small" | "medium" | "large";
  /** It asks what must be answered: a press outside does not close it, and its buttons are the only ways out. */
  mustAnswer?: boolean;
  /** Takes Esc first: true says "one level up was done", so the dialog stays. */
  onEscape?: () => boolean;
  /** Gets the focus at opening; else the first field, else the first button of the foot. */
  initialFocus?: RefObject<HTMLElement | null>;
};

/** What can be filled in; a choice is its button, beside which the browser's own control is out of sight. */
const fieldsOfForm = [
  'input:not([type="hidden"], :disabled, [readonly])',
  "select:not(:disabled)",
  "textarea:not(:disabled)",
  '[role="spinbutton"]',
  'button[aria-haspopup="listbox"]:not(:disabled)',
]
  .map((each) => `${each}:not([tabindex="-1"])`)
  .join(", ");

/** At opening only: what is added later must not steal the focus. */
function useFirstFocus(
  content: RefObject<HTMLElement | null>,
  given: RefObject<HTMLElement | null> | undefined,
) {
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    const field = content.current?.querySelector<HTMLElement>(fieldsOfForm);
    const button = content.current?.querySelector<HTMLElement>(
      "footer button, [data-body] button, [data-body] a[href]",
    );
    const first = given?.current ?? field ?? button;
    if (first) focusSeen(first);
  }, [content, given]);
}

function Content({ title, onClose, children, actions, initialFocus, mustAnswer = false }: DialogProps) {
  const { t } = useTranslation();
  const content = useRef<HTMLDivElement>(null);
  useFirstFocus(content, initialFocus);
  return (
    <div ref={content} className={styles.content}>
      <header className={styles.header}>
        <Heading slot="title" level={2}>
          {title}
        </Heading>
        {!mustAnswer && (
          <IconButton label={t("ui.close")} icon={X} keys="Escape" size="small" onClick={onClose} />
        )}
      </header>
      <div className={styles.body} data-body>
        {children}
      </div>
      {actions !== undefined && <footer className={styles.footer}>{actions}</footer>}
    </div>
  );
}

/** A modal dialog named by its title. The focus is kept inside and goes back to where it was. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, size = "medium", mustAnswer = false, onEscape } = props;
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.stopPropagation();
    if (onEscape?.() !== true) onClose();
  }
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      isDismissable={!mustAnswer}
      isKeyboardDismissDisabled
      className={classes(styles.backdrop)}
    >
      <Modal className={classes(styles.modal, styles[size])}>
        {/* Around the dialog: a press on its words puts the focus on the dialog itself. */}
        <div onKeyDown={onKeyDown}>
          <AriaDialog className={classes(styles.dialog)}>
            <Content {...props} />
          </AriaDialog>
        </div>
      </Modal>
    </ModalOverlay>
  );
}
