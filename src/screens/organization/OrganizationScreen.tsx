import { useSelector } from "@xstate/react";
import { useTranslation } from "react-i18next";
import { usePortal } from "../../frame/portal";
import { Screen } from "../../frame/Screen";
import { CreateOrganizationForm } from "./CreateOrganizationForm";
import { OrganizationDetails } from "./OrganizationDetails";

/** One's organization, or the way to have one (§2: where everybody without one is sent). */
export function OrganizationScreen() {
  const { t } = useTranslation();
  const { session } = usePortal();
  const organization = useSelector(session, ({ context }) => context.self?.organization ?? null);
  return (
    <Screen title={t("screen.organization")}>
      {organization === null ? (
        <CreateOrganizationForm />
      ) : (
        <OrganizationDetails uid={organization.uid} role={organization.permission.role} />
      )}
    </Screen>
  );
}
