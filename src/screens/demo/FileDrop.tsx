import { FileSpreadsheet, FileUp } from "lucide-react";
import { type DragEvent, type RefObject, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button";
import { classes } from "../../ui/classes";
import styles from "./FileDrop.module.css";

/** Where a file is dropped, and the button that does the same. */
export function FileDrop(props: {
  /** Name of the file that is chosen already. */
  file: string | undefined;
  isReading: boolean;
  onFile: (file: File) => void;
  button: RefObject<HTMLButtonElement | null>;
}) {
  const { file, isReading, onFile, button } = props;
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isOver);
  };
  const drop = (event: DragEvent): void => {
    drag(false)(event);
    const [dropped] = event.dataTransfer.files;
    if (dropped) onFile(dropped);
  };
  return (
    <div
      className={classes(styles.drop, over && styles.over)}
      onDragEnter={drag(true)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
    >
      <FileSpreadsheet aria-hidden="true" className={styles.icon} />
      <p className={styles.text}>{file ?? t("measured.drop")}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,.tsv,.xlsx,.zip,text/csv,text/plain"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onFile(chosen);
          // The same file again, once corrected, is to count as a new choice.
          target.value = "";
        }}
      />
      <Button ref={button} icon={FileUp} busy={isReading} onClick={() => input.current?.click()}>
        {t(file === undefined ? "measured.choose" : "measured.chooseOther")}
      </Button>
    </div>
  );
}
