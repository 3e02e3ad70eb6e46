import { Check } from "lucide-react";
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover, Pressable, Text } from "react-aria-components";
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

/** The menu itself, on react-aria. */
export function MenuView(props: MenuProps & { isOpenAtFirst?: boolean }) {
  const {
    label,
    trigger,
    entries,
    onAction,
    selected,
    caption,
    placement = "bottom start",
    isOpen,
    onOpenChange,
    isOpenAtFirst = false,
  } = props;
  const choosing = selected !== undefined;
  return (
    <Localized>
      <MenuTrigger
        defaultOpen={isOpenAtFirst}
        {...(isOpen === undefined ? {} : { isOpen })}
        {...(onOpenChange ? { onOpenChange } : {})}
      >
        <Pressable>{trigger}</Pressable>
        <Popover placement={placement} offset={4} className={classes(styles.popover)}>
          {caption !== undefined && <div className={styles.caption}>{caption}</div>}
          <AriaMenu
            aria-label={label}
            items={entries}
            onAction={(id) => onAction(String(id))}
            selectionMode={choosing ? "single" : "none"}
            selectedKeys={choosing ? [selected] : []}
            className={classes(styles.list)}
          >
            {(entry) => <Entry entry={entry} />}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </Localized>
  );
}
