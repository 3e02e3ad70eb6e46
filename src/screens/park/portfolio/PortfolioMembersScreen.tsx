import { createPark } from "../../../actions/parkEdit";
import { SiteMembers } from "../../../parts/site/SiteMembers";
import { PortfolioPage } from "./PortfolioPage";

/** Who has a role in the portfolio. */
export function PortfolioMembersScreen() {
  return <PortfolioPage primary={createPark}>{({ entity }) => <SiteMembers place={entity} />}</PortfolioPage>;
}
