import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { createContact } from "../../actions/contact";
import { createCooperation } from "../../actions/cooperation";
import { inviteMember } from "../../actions/member";
import { ActionButton } from "../../frame/ActionButton";
import { usePortal } from "../../frame/portal";
import { Screen } from "../../frame/Screen";
import { CreateOrganizationForm } from "./CreateOrganizationForm";
import { OrganizationDetails } from "./OrganizationDetails";

/** Who and what can be brought into the organization. */
function OrganizationActions({ uid, name }: { uid: string; name: string }) {
  const subject = useMemo(() => ({ kind: "organization", uid, name }) as const, [uid, name]);
  return (
    <>
      <ActionButton action={createContact} />
      <ActionButton action={createCooperation} />
      <ActionButton action={inviteMember} subject={subject} variant="primary" />
    </>
  );
}

/** One's organization, or the way to have one (§2: where everybody without one is sent). */
export function OrganizationScreen() {
  const { t } = useTranslation();
  const { session } = usePortal();
  const organization = useSelector(session, ({ context }) => context.self?.organization ?? null);
  return (
    <Screen
      title={t("screen.organization")}
      actions={organization && <OrganizationActions uid={organization.uid} name={organization.name ?? ""} />}
    >
      {organization === null ? (
        <CreateOrganizationForm />
      ) : (
        <OrganizationDetails uid={organization.uid} role={organization.permission.role} />
      )}
    </Screen>
  );
}
