import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { createOrganization } from "../../actions/organization";
import { ActionForm } from "../../frame/ActionForm";
import { Panel } from "../../ui/Panel";
import { routes } from "../../routes";
import styles from "./Organization.module.css";

/** The screen from which somebody was led here (§2 [11]), so that it is said why. */
function wantedOf(state: unknown): string | undefined {
  const wanted: unknown =
    state !== null && typeof state === "object" && "wanted" in state ? state.wanted : undefined;
  return routes.find(({ id }) => id === wanted)?.id;
}

/** For those without an organization: what that means, and the form that makes one. */
export function CreateOrganizationForm() {
  const { t } = useTranslation();
  const wanted = wantedOf(useLocation().state);
  return (
    <Panel
      title={t("organization.createTitle")}
      subtitle={wanted && t("organization.wanted", { screen: t(`screen.${wanted}`) })}
    >
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
