import { useTranslation } from "react-i18next";
import { useTools } from "../../frame/tools";
import { Button } from "../../ui/Button";
import styles from "./LoginScreen.module.css";

/** One press signs in as somebody of the demo; absent from production builds, which have no demo. */
export function DemoAccounts({
  isBusy,
  onChoose,
}: {
  isBusy: boolean;
  onChoose: (email: string, password: string) => void;
}) {
  const { t } = useTranslation();
  const { demo } = useTools();
  if (demo === undefined) return null;
  return (
    <div role="group" aria-label={t("signIn.demoAccounts")} className={styles.demo}>
      <p className={styles.caption} aria-hidden="true">
        {t("signIn.demoAccounts")}
      </p>
      <div className={styles.accounts}>
        {demo.accounts.map(({ id, email, password }) => (
          <Button key={id} isDisabled={isBusy} onClick={() => onChoose(email, password)}>
            {t(`signIn.account.${id}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}
