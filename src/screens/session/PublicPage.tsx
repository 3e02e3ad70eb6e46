import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { usePage } from "../../frame/page";
import { usePortal } from "../../frame/portal";
import { LanguageSwitch } from "./LanguageSwitch";
import styles from "./LoginScreen.module.css";
import { SunPicture } from "./SunPicture";

/** A page of the way in, in the manner of the sign-in page, with the way back to it. */
export function PublicPage({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  const { now } = usePortal();
  const { setTitle } = usePage();
  useEffect(() => {
    document.title = `${title} – Parkwarte`;
    setTitle(title);
  }, [title, setTitle]);
  return (
    <main className={styles.page}>
      <div className={styles.side}>
        <div className={styles.column}>
          <p className={styles.product}>Parkwarte</p>
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {children}
          <p className={styles.ways}>
            <Link to="/login">{t("wayIn.toSignIn")}</Link>
          </p>
        </div>
        <LanguageSwitch />
      </div>
      <div className={styles.picture}>
        <SunPicture now={now()} />
      </div>
    </main>
  );
}
