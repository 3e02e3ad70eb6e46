import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/Button";
import { SignInRedirect } from "./SignInRedirect";
import styles from "./WallEnded.module.css";

/**
 * A wall whose session has ended: it says so, to be read from five metres, with nothing behind it, and is one press from
 * signing in again.
 */
export function WallEnded() {
  const { t } = useTranslation();
  const [isLeaving, setLeaving] = useState(false);
  if (isLeaving) return <SignInRedirect />;
  return (
    <main className={styles.ended}>
      <h1>{t("wall.ended.title")}</h1>
      <p>{t("wall.ended.text")}</p>
      <Button variant="primary" size="large" onClick={() => setLeaving(true)}>
        {t("wall.ended.signIn")}
      </Button>
    </main>
  );
}
