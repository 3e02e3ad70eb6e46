import { graphql } from "gql.tada";
import type { ResultOf } from "gql.tada";
import { parse, print } from "graphql";

/** What the examples ask about: the first of each that the visitor may see. */
export const KnownQuery = graphql(`
  query Known {
    portfolios(updateExt: false) {
      uid
      parks {
        uid
      }
    }
    self {
      account
      organization {
        uid
      }
    }
  }
`);

export interface Known {
  readonly portfolio: string;
  readonly park: string;
  readonly organization: string;
  readonly account: string;
  /** The last day, ISO 8601. */
  readonly start: string;
  readonly end: string;
}

type Name = keyof Known;

/** A query per domain of the schema; its variables are filled from what is known. */
export interface Example {
  readonly domain: string;
  readonly query: string;
  readonly variables: (known: Known) => Readonly<Record<string, unknown>>;
}

/** `ask` is one root field; variables of the query bear the names of what is known. */
function example(domain: string, needs: readonly Name[], ask: string): Example {
  const name = `${domain.charAt(0).toUpperCase()}${domain.slice(1)}Example`;
  const types = needs.map((each) => `$${each}: ${each === "start" || each === "end" ? "DateTime" : "ID"}!`);
  const head = types.length === 0 ? name : `${name}(${types.join(", ")})`;
  return {
    domain,
    query: print(parse(`query ${head} { ${ask} }`)),
    variables: (known) => Object.fromEntries(needs.map((each) => [each, known[each]])),
  };
}

/** Ready to run, by domain; each with names of the schema alone. */
export const examples: readonly Example[] = [
  example("accounting", ["park"], "contract(park: $park) { number tariff priceMonthly startDate endDate }"),
  example("billing", [], "invoices { number date amount status }"),
  example("comment", ["park"], "comments(park: $park) { id text authorName createdAt }"),
  example("contact", [], "contacts(page: 1, limit: 20) { total items { id name email company } }"),
  example(
    "cooperation",
    ["organization"],
    "cooperations(organization: $organization) { total items { uid name pending expiresAt } }",
  ),
  example("device", [], "devices(page: 1, limit: 20) { total items { uid mac name isEnabled } }"),
  example(
    "event",
    ["park"],
    "parkEvents(parks: [$park], limit: 20) { total items { id eventType start end importance } }",
  ),
  example(
    "forecast",
    ["park"],
    `forecasts(park: $park) { total items { id horizonHours unit createdAt series } }`,
  ),
  example("gak", ["park"], "gaks(park: $park) { total items { id name inverter stringCount moduleCount } }"),
  example(
    "inverter",
    ["park"],
    "inverters(park: $park) { total items { id name model ratedPowerW status } }",
  ),
  example("invitation", [], "invitations { id email role createdAt }"),
  example(
    "member",
    ["organization"],
    "members(organization: $organization) { total items { account role email } }",
  ),
  example(
    "metrics",
    ["park", "start", "end"],
    'kpiProduction(window: { start: $start, end: $end, step: "3600", parks: [$park] }) { value previous points }',
  ),
  example(
    "monitor",
    ["park", "start", "end"],
    "monitor(window: { start: $start, end: $end, step: 900, reportStep: 900, parks: [$park] }) { grid ac radiation }",
  ),
  example("organization", ["organization"], "organization(uid: $organization) { uid name email website }"),
  example("park", ["park"], "park(uid: $park) { uid name kind peakPowerW commissionedAt }"),
  example("portfolio", ["portfolio"], "portfolio(uid: $portfolio) { uid name timezone parks { uid name } }"),
  example("report", ["park"], "reports(park: $park) { id start end createdBy fileTypes }"),
  example("self", [], "self { account role username email organization { uid role } }"),
  example("session", [], "sessions { id isActive isCurrent createdAt userAgent }"),
  example("string", ["park"], "strings(park: $park) { total items { id name moduleCount peakPowerW } }"),
  example("system", [], "hosts { name url version }"),
  example("totp", [], "totp { isEnabled sessionVerified }"),
  example("user", [], "users(page: 1, limit: 20) { total items { account role email organizationName } }"),
];

const day = 86_400_000;

/** What is known at `now` (epoch milliseconds); an empty uid where the visitor sees none of a kind. */
export function knownOf({ portfolios, self }: ResultOf<typeof KnownQuery>, now: number): Known {
  const parks = portfolios.flatMap((portfolio) => portfolio.parks);
  return {
    portfolio: portfolios[0]?.uid ?? "",
    park: parks[0]?.uid ?? "",
    organization: self.organization?.uid ?? "",
    account: self.account,
    start: new Date(now - day).toISOString(),
    end: new Date(now).toISOString(),
  };
}
