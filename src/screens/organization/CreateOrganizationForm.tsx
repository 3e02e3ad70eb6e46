import { useTranslation } from "react-i18next";
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
          <p className={styles.explanation}>{t("organization.none")}</p>
        </ActionForm>
      </div>
    </Panel>
  );
}
