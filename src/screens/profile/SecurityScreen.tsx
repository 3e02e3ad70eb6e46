import { useSelector } from "@xstate/react";
import { useTranslation } from "react-i18next";
import { updatePassword } from "../../actions/self";
import { usePortal } from "../../frame/portal";
import { Panel } from "../../ui/Panel";
import { ErrorState } from "../../ui/ErrorState";
import { Skeleton } from "../../ui/Skeleton";
import { LeaveTotp } from "./LeaveTotp";
import { ProfileForm } from "./ProfileForm";
import { ProfilePage } from "./ProfilePage";
import { TotpManagement } from "./TotpManagement";
import { useTotp } from "./useTotp";
import styles from "./profile.module.css";

function SecondFactor() {
  const { t } = useTranslation();
  const { totp, hasFailed, retry } = useTotp();
  return (
    <Panel title={t("totp.title")} subtitle={t("totp.why")}>
      {hasFailed && <ErrorState title={t("gate.chunkText")} onRetry={retry} />}
      {!hasFailed && totp === undefined && <Skeleton />}
      {totp && (
        <>
          <TotpManagement totp={totp} />
          <LeaveTotp totp={totp} />
        </>
      )}
    </Panel>
  );
}

/** What keeps others out: the password, and the second factor (§4 Two-factor). */
export function SecurityScreen() {
  const { t } = useTranslation();
  const { session } = usePortal();
  const email = useSelector(session, ({ context }) => context.self?.email ?? "");
  return (
    <ProfilePage>
      <div className={styles.sections}>
        <ProfileForm
          title={t("profile.password.title")}
          why={t("profile.password.why")}
          action={updatePassword}
        >
          {/* whose password it is, for who keeps passwords */}
          <input hidden readOnly type="text" name="username" autoComplete="username" value={email} />
        </ProfileForm>
        <SecondFactor />
      </div>
    </ProfilePage>
  );
}
