import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import styles from "./Palette.module.css";
import type { Target } from "./rows";

interface FileProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly target: Target | undefined;
  readonly onFile: (file: File) => void;
}

/** The browser's own file dialog, for arguments that are files. */
export function PaletteFile({ ref, target, onFile }: FileProps) {
  const { t } = useTranslation();
  return (
    <input
      ref={ref}
      type="file"
      hidden
      tabIndex={-1}
      aria-label={t("palette.chooseFile")}
      accept={target?.type === "file" ? target.accept : undefined}
      className={styles.file}
      onChange={(event) => {
        const [file] = event.target.files ?? [];
        event.target.value = "";
        if (file) onFile(file);
      }}
    />
  );
}
