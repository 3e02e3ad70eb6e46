import { Columns3 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../ui/IconButton";
import { Menu } from "../../ui/Menu";
import type { SheetColumns } from "../../state/sheets";

/** The entry for all of them; no column is called so. */
const ALL = "";

/** Which columns a table shows: a choice at the end of its head. Its cell has the keyboard, not the button. */
export function ColumnMenu({ choice: { choices, hidden, toggle, showAll } }: { choice: SheetColumns }) {
  const { t } = useTranslation();
  const shown = choices.filter(({ id }) => !hidden.has(id)).map(({ id }) => id);
  const isWhole = shown.length === choices.length;
  return (
    <Menu
      label={t("table.columns")}
      trigger={
        <IconButton
          icon={Columns3}
          size="small"
          tabIndex={-1}
          label={
            isWhole ? t("table.columns") : t("table.columnsHidden", { count: choices.length - shown.length })
          }
          variant={isWhole ? "quiet" : "secondary"}
        />
      }
      entries={[...choices, { id: ALL, label: t("table.allColumns") }]}
      checked={new Set(isWhole ? [...shown, ALL] : shown)}
      placement="bottom end"
      onAction={(id) => (id === ALL ? showAll() : toggle(id))}
    />
  );
}
