import { useSelector } from "@xstate/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useTools } from "../../frame/tools";
import type { TotpActor } from "../../machines/totp";
import { Button } from "../../ui/Button";
import { CopyButton } from "./CopyButton";
import { TotpCodeForm } from "./TotpCodeForm";
import styles from "./profile.module.css";

/** In groups, as one types it into an authenticator. */
function grouped(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(" ") ?? secret;
}

/** The key by hand, shown on demand alone. */
function Key({ secret, isShown: isShownFirst }: { secret: string; isShown: boolean }) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(isShownFirst);
  const { copy } = useTools();
  if (!isShown)
    return (
      <Button variant="quiet" onClick={() => setShown(true)}>
        {t("totp.showKey")}
      </Button>
    );
  return (
    <p className={styles.key}>
      <code>{grouped(secret)}</code>
      <CopyButton label={t("totp.copyKey")} onCopy={() => copy(secret)} />
    </p>
  );
}

/** The first two steps of the set-up: take the key into an authenticator, then show that it counts along [87]. */
export function TotpSetup({ totp }: { totp: TotpActor }) {
  const { t } = useTranslation();
  const setup = useSelector(totp, ({ context }) => context.setup);
  if (setup === null) return null;
  return (
    <ol className={styles.steps}>
      <li>
        <h3>{t("totp.scan.title")}</h3>
        <p>{t(setup.qrCode === null ? "totp.scan.noPicture" : "totp.scan.text")}</p>
        {setup.qrCode !== null && (
          <img src={setup.qrCode} alt={t("totp.scan.picture")} className={styles.qr} />
        )}
        <Key secret={setup.secret} isShown={setup.qrCode === null} />
      </li>
      <li>
        <h3>{t("totp.check.title")}</h3>
        <p>{t("totp.check.text")}</p>
        <TotpCodeForm totp={totp} kind="code" submit={t("totp.check.submit")} />
      </li>
    </ol>
  );
}
