import type { HttpHandler } from "msw";
import type { Backend } from "./backend";
import { bodyOf, optional, text } from "./body";
import type { Field } from "./body";
import { http, invalid, refusal } from "./http";
import { shownPortfolio } from "./portfolio";
import { removePortfolio } from "./siteRemoval";
import { accountWith, portfolioFor } from "./siteRights";
import type { Portfolio } from "./world/types";
import { isZone } from "./world/zoneTime";

const name = text(1, 255);
const currencies = new Set(Intl.supportedValuesOf("currency"));

const timezone: Field<string> & { optional: true } = {
  is: (value): value is string => typeof value === "string" && /^[A-Za-z]/.test(value) && isZone(value),
  msg: "IANA time zone expected",
  optional: true,
};
const currency: Field<string> & { optional: true } = {
  is: (value): value is string => typeof value === "string" && currencies.has(value),
  msg: "ISO 4217 currency expected",
  optional: true,
};

/** Create (createPlants), change (editPortfolio), delete (deletePortfolio) portfolios (§6, readings). */
export function portfolioWriteHandlers(backend: Backend): HttpHandler[] {
  return [
    http.post("/api/v1/portfolio", async ({ request, response }) => {
      const account = accountWith(backend, request, "moderator");
      if (account instanceof Response) return response.untyped(account);
      if (account.organization_uid === null)
        return response.untyped(refusal(403, "You belong to no organization"));
      const body = await bodyOf(request, { name, timezone, currency });
      if (body instanceof Response) return response.untyped(body);
      const portfolio: Portfolio = {
        uid: `portfolio-${crypto.randomUUID()}`,
        organization_uid: account.organization_uid,
        name: body.name.trim(),
        timezone: body.timezone ?? null,
        currency: body.currency ?? "EUR",
      };
      if (isTaken(backend, portfolio)) return response.untyped(refusal(409, "A portfolio has this name"));
      backend.world.portfolios.push(portfolio);
      backend.changed("portfolios", portfolio.uid);
      return response(200).json(shownPortfolio(backend, portfolio, []));
    }),

    http.get("/api/v1/portfolio/{uid}", ({ request, params, response }) => {
      const portfolio = portfolioFor(backend, request, params.uid, "member");
      if (portfolio instanceof Response) return response.untyped(portfolio);
      return response(200).json(whole(backend, portfolio));
    }),

    http.put("/api/v1/portfolio/{uid}", async ({ request, params, response }) => {
      const portfolio = portfolioFor(backend, request, params.uid, "moderator");
      if (portfolio instanceof Response) return response.untyped(portfolio);
      const body = await bodyOf(request, { name: optional(name), timezone, currency });
      if (body instanceof Response) return response.untyped(body);
      if (Object.keys(body).length === 0)
        return response.untyped(invalid([{ msg: "A field expected", loc: ["body"] }]));
      const changed = { ...portfolio, name: body.name?.trim() ?? portfolio.name };
      if (isTaken(backend, changed)) return response.untyped(refusal(409, "A portfolio has this name"));
      portfolio.name = changed.name;
      portfolio.timezone = body.timezone ?? portfolio.timezone;
      portfolio.currency = body.currency ?? portfolio.currency;
      backend.changed("portfolios", portfolio.uid);
      return response(200).json(whole(backend, portfolio));
    }),

    http.delete("/api/v1/portfolio/{uid}", ({ request, params, response }) => {
      const portfolio = portfolioFor(backend, request, params.uid, "admin");
      if (portfolio instanceof Response) return response.untyped(portfolio);
      removePortfolio(backend, portfolio);
      return response(200).json({ message: "Portfolio deleted" });
    }),
  ];
}

function whole(backend: Backend, portfolio: Portfolio) {
  const parks = backend.world.parks.filter((park) => park.portfolio_uid === portfolio.uid);
  return shownPortfolio(backend, portfolio, parks);
}

function isTaken({ world }: Backend, { uid, organization_uid, name: called }: Portfolio): boolean {
  return world.portfolios.some(
    (one) => one.uid !== uid && one.organization_uid === organization_uid && one.name === called,
  );
}
