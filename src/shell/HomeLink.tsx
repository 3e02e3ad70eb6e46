import { House } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { HOME } from "../rules/nextAddress";
import { buttonClasses } from "../ui/Button";
import styles from "./Gate.module.css";

/** The way home from a page that is not there. */
export function HomeLink({ isFocused = false }: { isFocused?: boolean }) {
  const { t } = useTranslation();
  return (
    <p className={styles.home}>
      <Link
        to={HOME}
        className={buttonClasses({ variant: "primary" })}
        ref={(link) => {
          if (isFocused) link?.focus();
        }}
      >
        <House aria-hidden="true" className={styles.icon} />
        {t("gate.home")}
      </Link>
    </p>
  );
}
