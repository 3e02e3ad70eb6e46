import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { usePage } from "../../frame/page";
import { usePortal } from "../../frame/portal";
import { BASE_PATH } from "../../rules/nextAddress";
import { DemoAccounts } from "./DemoAccounts";
import { LanguageSwitch } from "./LanguageSwitch";
import { LoginForm } from "./LoginForm";
import styles from "./LoginScreen.module.css";
import { SunPicture } from "./SunPicture";

/** The sign-in page: the form at one side, today's sun at the other. Its imports are kept small: it loads first. */
export function LoginScreen() {
  const { t } = useTranslation();
  const { session, now } = usePortal();
  const { setTitle } = usePage();
  const title = t("signIn.title");
  const isBusy = useSelector(session, (snapshot) => snapshot.matches("loggingIn"));
  useEffect(() => {
    document.title = `${title} – Parkwarte`;
    setTitle(title);
  }, [title, setTitle]);
  const signIn = (email: string, password: string): void =>
    session.send({ type: "LOGIN", credentials: { email, password } });
  return (
    <main className={styles.page}>
      <div className={styles.side}>
        <div className={styles.column}>
          <p className={styles.product}>Parkwarte</p>
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          <LoginForm isBusy={isBusy} onSubmit={signIn} />
          <p className={styles.ways}>
            {/* plain links: the first sign-in page stands without the router */}
            <a href={`${BASE_PATH}/forgotpassword`}>{t("signIn.forgot")}</a>
            <a href={`${BASE_PATH}/register`}>{t("signIn.register")}</a>
          </p>
          <DemoAccounts isBusy={isBusy} onChoose={signIn} />
        </div>
        <LanguageSwitch />
      </div>
      <div className={styles.picture}>
        <SunPicture now={now()} />
      </div>
    </main>
  );
}
