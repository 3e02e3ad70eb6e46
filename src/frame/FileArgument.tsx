import { useState } from "react";
import type { ClipboardEvent, DragEvent } from "react";
import { useTranslation } from "react-i18next";
import type { FileArg } from "../command/args";
import { FieldNote } from "../ui/Field";
import type { FieldProps } from "./ActionField";
import styles from "./ActionForm.module.css";
import { useBlobUrl } from "./useBlobUrl";

/** A file: chosen, dropped on the field, or pasted into it. What is a picture is shown before it is sent. */
export function FileArgument({ arg, texts, value, onChange }: FieldProps<FileArg>) {
  const { t } = useTranslation();
  const [isOver, setOver] = useState(false);
  const file = value instanceof File ? value : undefined;
  const url = useBlobUrl(file?.type.startsWith("image/") === true ? file : undefined);
  /** The address of what the browser could not draw: its name alone stands then. */
  const [broken, setBroken] = useState<string>();
  const take = (files: FileList | null): void => {
    const [first] = files ?? [];
    if (first) onChange(first);
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const onDragOver = (event: DragEvent): void => {
    event.preventDefault();
    setOver(true);
  };
  const onPaste = (event: ClipboardEvent): void => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take(event.clipboardData.files);
  };
  return (
    <div
      role="group"
      aria-label={texts.label}
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      onPaste={onPaste}
    >
      <label className={styles.file}>
        {texts.label}
        <input type="file" accept={arg.accept} onChange={(event) => take(event.target.files)} />
      </label>
      <FieldNote id={`${texts.label}-note`} help={texts.help ?? t("arg.file.how")} error={texts.error} />
      {file && (
        <figure className={styles.preview}>
          {url !== undefined && url !== broken && (
            <img src={url} alt={t("arg.file.preview", { name: file.name })} onError={() => setBroken(url)} />
          )}
          <figcaption dir="auto">{file.name}</figcaption>
        </figure>
      )}
    </div>
  );
}
