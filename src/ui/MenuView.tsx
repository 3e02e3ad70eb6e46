import { Check } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { Menu as AriaMenu, MenuItem, Popover, Text } from "react-aria-components";
import { classes } from "./classes";
import { Kbd } from "./Kbd";
import { Localized } from "./Localized";
import type { MenuEntry, MenuProps } from "./Menu";
import styles from "./Menu.module.css";

function Entry({ entry }: { entry: MenuEntry }) {
  const Icon = entry.icon;
  return (
    <MenuItem
      id={entry.id}
      textValue={entry.label}
      isDisabled={entry.isDisabled ?? false}
      {...(entry.href === undefined ? {} : { href: entry.href })}
      className={classes(styles.item, entry.isDanger && styles.danger)}
    >
      {Icon && <Icon aria-hidden="true" className={styles.icon} />}
      <span className={styles.texts}>
        <Text slot="label" className={classes(styles.label)}>
          {entry.label}
        </Text>
        {entry.hint !== undefined && (
          <Text slot="description" className={classes(styles.below)}>
            {entry.hint}
          </Text>
        )}
      </span>
      {entry.keys !== undefined && <Kbd keys={entry.keys} />}
      <Check aria-hidden="true" className={styles.mark} />
    </MenuItem>
  );
}

export type MenuViewProps = Omit<MenuProps, "trigger"> & {
  /** The button it belongs to. */
  anchor: RefObject<Element | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** The chosen entry, else the first, takes the focus as soon as it is drawn. */
function useFirstFocus(list: RefObject<HTMLDivElement | null>, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const take = (): void => {
      const entries = list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [];
      const entry = [...entries].find((each) => each.ariaChecked === "true") ?? entries[0];
      if (entry) entry.focus();
      else frame = requestAnimationFrame(take);
    };
    let frame = requestAnimationFrame(take);
    return () => cancelAnimationFrame(frame);
  }, [list, isOpen]);
}

/** The list itself, on react-aria, beside the button that stays as it is. */
export function MenuView(props: MenuViewProps) {
  const { label, anchor, entries, onAction, selected, checked, caption, isOpen, onOpenChange } = props;
  const marked = checked ?? (selected === undefined ? undefined : [selected]);
  const list = useRef<HTMLDivElement>(null);
  useFirstFocus(list, isOpen);
  return (
    <Localized>
      <Popover
        aria-label={label}
        triggerRef={anchor}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        placement={props.placement ?? "bottom start"}
        offset={4}
        className={classes(styles.popover)}
      >
        {caption !== undefined && <div className={styles.caption}>{caption}</div>}
        <AriaMenu
          ref={list}
          autoFocus={false}
          aria-label={label}
          items={entries}
          onAction={(id) => onAction(String(id))}
          onClose={() => onOpenChange(false)}
          selectionMode={checked ? "multiple" : marked ? "single" : "none"}
          selectedKeys={marked ?? []}
          className={classes(styles.list)}
        >
          {(entry) => <Entry entry={entry} />}
        </AriaMenu>
      </Popover>
    </Localized>
  );
}
