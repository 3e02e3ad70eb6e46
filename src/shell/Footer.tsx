import { useTranslation } from "react-i18next";
import { usePortal } from "../frame/portal";
import { BuildTime } from "./BuildTime";
import styles from "./Footer.module.css";

/** Build time and copyright (§2). */
export function Footer() {
  const { t } = useTranslation();
  const { now } = usePortal();
  return (
    <footer className={styles.footer} data-screen-only>
      <span>{t("shell.copyright", { year: new Date(now()).getFullYear() })}</span>
      <BuildTime />
    </footer>
  );
}
