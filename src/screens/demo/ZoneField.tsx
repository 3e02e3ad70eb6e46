import { ChevronsUpDown } from "lucide-react";
import { type KeyboardEvent, memo, useMemo, useState } from "react";
import {
  Button,
  ComboBox,
  Group,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  ListLayout,
  Popover,
  Virtualizer,
} from "react-aria-components";
import { useTranslation } from "react-i18next";
import { classes } from "../../ui/classes";
import { FieldNote } from "../../ui/Field";
import fields from "../../ui/Field.module.css";
import { Localized } from "../../ui/Localized";
import menus from "../../ui/Menu.module.css";
import styles from "./ZoneField.module.css";
import { zoneOptions } from "./zones";
import type { ZoneOption } from "./zones";

const rows = { rowHeight: 32, padding: 4 };

function Zone({ id, label, offset }: ZoneOption) {
  return (
    <ListBoxItem id={id} textValue={label} className={classes(menus.item)}>
      <span className={menus.label}>{label}</span>
      <span className={classes(menus.hint, styles.offset)}>{offset}</span>
    </ListBoxItem>
  );
}

/** One of some 430 time zones: typed in part, as "denver" or "new york". Only what is seen is drawn. */
export const ZoneField = memo(function ZoneField(props: {
  value: string;
  onChange: (zone: string) => void;
  /** For the offsets beside the names: the day's beginning, epoch ms. */
  day: number;
}) {
  const { value, onChange, day } = props;
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  /** Esc closes the list, and only then the dialog around it. */
  const keepEscape = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && isOpen) event.stopPropagation();
  };
  const zones = useMemo(() => zoneOptions(day), [day]);
  return (
    <div onKeyDown={keepEscape}>
      <Localized>
        <ComboBox
          className={classes(fields.field)}
          defaultItems={zones}
          value={value}
          onChange={(key) => key !== null && onChange(String(key))}
          onOpenChange={setOpen}
          menuTrigger="input"
        >
          <Label className={classes(fields.label)}>{t("measured.zone")}</Label>
          <Group className={classes(styles.group)}>
            <Input className={classes(fields.control, styles.input)} />
            <Button className={classes(styles.open)} aria-label={t("ui.choose")}>
              <ChevronsUpDown aria-hidden="true" className={styles.icon} />
            </Button>
          </Group>
          <FieldNote id="measured-zone-help" help={t("measured.zoneHelp")} />
          <Popover className={classes(menus.popover, styles.popover)} offset={4}>
            <Virtualizer layout={ListLayout} layoutOptions={rows}>
              <ListBox<ZoneOption> className={classes(styles.list)}>{(zone) => <Zone {...zone} />}</ListBox>
            </Virtualizer>
          </Popover>
        </ComboBox>
      </Localized>
    </div>
  );
});
