import { addToPortfolio } from "../../../actions/siteContact";
import { ContactList } from "../../../parts/contact/ContactList";
import { PortfolioPage } from "./PortfolioPage";

/** Whom one calls about the portfolio. */
export function PortfolioContactsScreen() {
  return (
    <PortfolioPage primary={addToPortfolio}>
      {({ entity }) => (
        <ContactList
          place={{ ...entity, kind: "portfolio" }}
          address={`/sites/portfolios/${encodeURIComponent(entity.uid)}/contacts`}
        />
      )}
    </PortfolioPage>
  );
}
