import type { Caller, Server } from "./caller";
import { createCaller, one } from "./caller";
import { accounting, directory } from "./scenarioAdmin";
import { factor, joining, parting, person, walker } from "./scenarioAccount";
import { cooperations, memberships, organizations } from "./scenarioOrganization";
import { comments, events, figures, parts, reports } from "./scenarioPlant";
import { devices, sites, siteContacts, siteMembers } from "./scenarioSites";

/**
 * Every operation of the contract once with success, as those who may: whoever runs it finds in `done` what was called.
 * Ids come from earlier answers, so that any server with the demo's accounts will do.
 */
export async function runScenario(server: Server): Promise<Caller> {
  const api = createCaller(server);
  await joining(api);
  await person(api);
  await factor(api);

  const own = await organizations(api);
  const built = await sites(api);
  await siteContacts(api, own, built);
  const home = await memberships(api);
  await cooperations(api, own, home);

  await api.signIn("owner@demo.test");
  const { portfolios } = await api.call("portfolios", { query: { update_ext: true } });
  const portfolio = one(portfolios, ({ parks }) => parks.some(({ kind }) => kind === "solar"));
  const park = one(portfolio.parks, ({ kind }) => kind === "solar").uid;
  await siteMembers(api, portfolio.uid, park);
  await parts(api, park);
  await comments(api, park);
  await reports(api, park);
  await figures(api, portfolio.uid, park);
  await events(api, park);

  await api.signIn("admin@demo.test");
  await devices(api, home);
  await accounting(api, park);
  await directory(api);

  await api.signIn(walker.email, walker.password);
  await parting(api, own, built);
  return api;
}
