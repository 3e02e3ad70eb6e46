import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { createOrganization } from "../../actions/organization";
import { ActionForm } from "../../frame/ActionForm";
import { Panel } from "../../ui/Panel";
import styles from "./Organization.module.css";

/** For those without an organization: what that means, and the form that makes one. */
export function CreateOrganizationForm() {
  const { t } = useTranslation();
  return (
    <Panel title={t("organization.createTitle")}>
      <div className={styles.form}>
        <ActionForm action={createOrganization}>
          <p className={styles.explanation}>
            {t("organization.none")} <Link to="/profile/invitations">{t("organization.toInvitations")}</Link>
          </p>
        </ActionForm>
      </div>
    </Panel>
  );
}
