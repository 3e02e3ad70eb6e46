import { ContactList, CreateContactButton } from "../../parts/contact/ContactList";
import { OrganizationPage } from "./OrganizationPage";

/** Whom the organization calls and writes to (§7 Contacts). */
export function ContactsScreen() {
  return (
    <OrganizationPage wide actions={({ entity }) => <CreateContactButton place={entity} />}>
      {({ entity }) => <ContactList place={entity} address="/organization/contacts" />}
    </OrganizationPage>
  );
}
