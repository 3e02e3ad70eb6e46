import { useSelector } from "@xstate/react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTools } from "../../frame/tools";
import type { TotpActor } from "../../machines/totp";
import type { TotpSecret } from "../../machines/totpContext";
import { CopyButton } from "../../parts/codes/CopyButton";
import { Button } from "../../ui/Button";
import { ErrorState } from "../../ui/ErrorState";
import { lazyPart } from "../../ui/lazyPart";
import { TotpCodeForm } from "./TotpCodeForm";
import styles from "./profile.module.css";

/** The set-up goes on by the key where the drawing's code does not come. */
function NotDrawn() {
  const { t } = useTranslation();
  return <ErrorState inline title={t("gate.chunkText")} />;
}

const QrCode = lazyPart<{ text: string; label: string }>(
  () =>
    import("./QrCode").then(
      ({ QrCode: Drawn }) => Drawn,
      () => NotDrawn,
    ),
  () => <span aria-hidden="true" className={styles.qr} />,
);

/** In groups, as one types it into an authenticator. */
function grouped(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(" ") ?? secret;
}

/** The key by hand, shown on demand alone. */
function Key({ secret, isShown: isShownFirst }: { secret: string; isShown: boolean }) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(isShownFirst);
  const { copy } = useTools();
  const code = useRef<HTMLElement>(null);
  if (!isShown)
    return (
      <Button variant="quiet" onClick={() => setShown(true)}>
        {t("totp.showKey")}
      </Button>
    );
  return (
    <p className={styles.key}>
      <code ref={code}>{grouped(secret)}</code>
      <CopyButton
        label={t("totp.copyKey")}
        autoFocus={!isShownFirst}
        onCopy={() => copy(secret)}
        shown={code}
      />
    </p>
  );
}

/** The server's image where it sends one, else drawn here from what an authenticator reads [87]. */
function Picture({ qrCode, otpauthUrl }: Pick<TotpSecret, "qrCode" | "otpauthUrl">) {
  const { t } = useTranslation();
  const label = t("totp.scan.picture");
  if (qrCode !== null) return <img src={qrCode} alt={label} className={styles.qr} />;
  return otpauthUrl === null ? null : <QrCode text={otpauthUrl} label={label} />;
}

/** The first two steps of the set-up: take the key into an authenticator, then show that it counts along [87]. */
export function TotpSetup({ totp }: { totp: TotpActor }) {
  const { t } = useTranslation();
  const setup = useSelector(totp, ({ context }) => context.setup);
  if (setup === null) return null;
  const hasPicture = setup.qrCode !== null || setup.otpauthUrl !== null;
  return (
    <ol className={styles.steps}>
      <li>
        <h3>{t("totp.scan.title")}</h3>
        <p>{t(hasPicture ? "totp.scan.text" : "totp.scan.noPicture")}</p>
        <Picture {...setup} />
        <Key secret={setup.secret} isShown={!hasPicture} />
      </li>
      <li>
        <h3>{t("totp.check.title")}</h3>
        <p>{t("totp.check.text")}</p>
        <TotpCodeForm totp={totp} kind="code" submit={t("totp.check.submit")} />
      </li>
    </ol>
  );
}
