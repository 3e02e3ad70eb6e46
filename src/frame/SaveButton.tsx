import { Download, FileSpreadsheet, FileType2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { saveSheet, type SavedSheet } from "../command/saveSheet";
import { otherSpreadsheets } from "../rules/csv";
import { IconButton } from "../ui/IconButton";
import { Menu } from "../ui/Menu";
import { useTools } from "./tools";

interface SaveButtonProps {
  /** Saves for the spreadsheets of a language. */
  readonly onSave: (language: string) => void;
  /** Each way of writing has its own button: what fills the screen covers every menu. */
  readonly isUnfolded?: boolean;
  /** -1 where the keyboard is led to it by what it stands in. */
  readonly tabIndex?: number;
}

/** The rows of a list or a chart as a file for the spreadsheets of either language, the own first. */
export function SaveButton({ onSave, isUnfolded = false, tabIndex }: SaveButtonProps) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const ways = [
    { id: language, label: t("action.sheet.csv.label"), icon: FileSpreadsheet },
    { id: otherSpreadsheets(language), label: t("action.sheet.csvOther.label"), icon: FileType2 },
  ];
  if (isUnfolded)
    return ways.map(({ id, label, icon }) => (
      <IconButton key={id} size="small" label={label} icon={icon} onClick={() => onSave(id)} />
    ));
  const label = t("sheet.download");
  return (
    <Menu
      label={label}
      trigger={<IconButton size="small" label={label} icon={Download} tabIndex={tabIndex} />}
      placement="bottom end"
      entries={ways}
      onAction={onSave}
    />
  );
}

/** At the head of a list, whose cell has the keyboard: saves it as the command does, and tells of it. */
export function SaveList({ sheet }: { sheet: SavedSheet }) {
  const tools = useTools();
  const save = (language: string) =>
    tools.alerts.show({ type: "success", ...saveSheet(tools, sheet, language) });
  return <SaveButton onSave={save} tabIndex={-1} />;
}
