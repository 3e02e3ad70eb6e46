import { SiteMembers } from "../../parts/site/SiteMembers";
import { ParkPage } from "./ParkPage";

/** Who has a role in the park. */
export function ParkMembersScreen() {
  return <ParkPage>{({ entity }) => <SiteMembers place={entity} />}</ParkPage>;
}
