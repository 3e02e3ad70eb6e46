import { useTranslation } from "react-i18next";
import { deleteAccount, leaveOrganization } from "../../actions/self";
import { ActionButton } from "../../frame/ActionButton";
import { Panel } from "../../ui/Panel";
import styles from "./profile.module.css";

/** The ways out: of the organization [97], and of the portal by a typed word [96]. */
export function DangerSection() {
  const { t } = useTranslation();
  return (
    <Panel title={t("profile.danger.title")} subtitle={t("profile.danger.why")}>
      <div className={styles.buttons}>
        <ActionButton action={leaveOrganization} variant="danger" />
        <ActionButton action={deleteAccount} variant="danger" />
      </div>
    </Panel>
  );
}
