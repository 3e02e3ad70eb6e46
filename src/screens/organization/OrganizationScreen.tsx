import { createContact } from "../../actions/contact";
import { createCooperation } from "../../actions/cooperation";
import { inviteMember } from "../../actions/member";
import { ActionButton } from "../../frame/ActionButton";
import { CreateOrganizationForm } from "./CreateOrganizationForm";
import { OrganizationDetails } from "./OrganizationDetails";
import { OrganizationPage } from "./OrganizationPage";

/** One's organization, or the way to have one (§2: where everybody without one is sent). */
export function OrganizationScreen() {
  return (
    <OrganizationPage
      without={<CreateOrganizationForm />}
      actions={({ entity }) => (
        <>
          <ActionButton action={createContact} />
          <ActionButton action={createCooperation} />
          <ActionButton action={inviteMember} subject={entity} variant="primary" />
        </>
      )}
    >
      {({ uid, role }) => <OrganizationDetails uid={uid} role={role} />}
    </OrganizationPage>
  );
}
