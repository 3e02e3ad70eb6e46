import { addToPark } from "../../actions/siteContact";
import { ContactList } from "../../parts/contact/ContactList";
import { ParkPage } from "./ParkPage";

/** Whom one calls about the park. */
export function ParkContactsScreen() {
  return (
    <ParkPage primary={addToPark}>
      {({ entity }) => (
        <ContactList
          place={{ ...entity, kind: "park" }}
          address={`/sites/parks/${encodeURIComponent(entity.uid)}/contacts`}
        />
      )}
    </ParkPage>
  );
}
