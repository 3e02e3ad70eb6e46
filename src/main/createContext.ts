import { createAtom } from "mobx";
import { matchPath } from "react-router-dom";
import type { Context } from "../command/context";
import type { Entity } from "../command/entity";
import { accessOf } from "../machines/session";
import type { Self } from "../machines/answers";
import type { SessionActor } from "../machines/session";
import { readFilter } from "../rules/filter";
import type { Access } from "../rules/permission";
import { zoneOf } from "../rules/zone";
import { entityOfRoute, routes } from "../routes";
import type { Route } from "../routes";
import type { Stores } from "./createStores";
import type { Router } from "./environment";
import type { GraphHolder } from "./graphHolder";
import { portfolioReader } from "./knownPortfolios";
import type { KnownPortfolio } from "./knownPortfolios";
import { pathOf } from "./pathOf";

const nobody: Access = { account: "", accountRole: "", organizationUid: null, organizationRole: null };

function namedOrganization(self: Self | null) {
  const { uid, name } = self?.organization ?? {};
  return uid && name ? { uid, name } : undefined;
}

/** The uid that the address names where it is about a thing of the kind, its tabs included. */
function shownUid(kind: Route["entity"], path: string): string | undefined {
  const route = routes.find((each) => entityOfRoute(each) === kind && matchPath(each.path, path));
  return route && Object.values(matchPath(route.path, path)?.params ?? {})[0];
}

/**
 * The entity whose screen this is: a park or a portfolio by its address, a device by its address or parameter, one's
 * own organization by any of its tabs.
 */
function shownEntity(
  path: string,
  search: URLSearchParams,
  portfolios: readonly KnownPortfolio[],
  self: Self | null,
): Entity | undefined {
  const own = routes.some((route) => route.own === "organization" && matchPath(route.path, path))
    ? namedOrganization(self)
    : undefined;
  if (own) return { kind: "organization", ...own };
  const uid = shownUid("park", path);
  for (const portfolio of portfolios)
    for (const park of portfolio.parks)
      if (park.uid === uid)
        return { kind: "park", uid, name: park.name, context: portfolio.name, parent: portfolio.uid };
  const home = shownUid("portfolio", path);
  const portfolio = portfolios.find((each) => each.uid === home);
  if (portfolio) return { kind: "portfolio", uid: portfolio.uid, name: portfolio.name };
  const device = path === "/devices" ? search.get("device") : shownUid("device", path);
  return device ? { kind: "device", uid: device, name: device } : undefined;
}

function zoneOfFilter(search: URLSearchParams, portfolios: readonly KnownPortfolio[]): string {
  const { filter } = readFilter(search);
  const home = portfolios.find(({ parks }) => parks.some(({ uid }) => uid === filter.parks[0]));
  const chosen = portfolios.find(({ uid }) => uid === filter.portfolios[0]);
  return zoneOf((home ?? chosen ?? portfolios[0])?.timezone).zone;
}

/** An event, a device and the parts of a plant name their park; a park, by itself or as a parent, its portfolio. */
function zoneOfEntity({ kind, uid, parent }: Entity, portfolios: readonly KnownPortfolio[]) {
  const park = kind === "park" ? uid : parent;
  const home = portfolios.find(
    (portfolio) =>
      (kind === "portfolio" && portfolio.uid === uid) || portfolio.parks.some((each) => each.uid === park),
  );
  return home && zoneOf(home.timezone).zone;
}

/** Oneself, so that whatever shows what one may do is drawn anew when the server has changed it. */
function selfReader(session: SessionActor) {
  const changed = createAtom("self");
  const read = () => session.getSnapshot().context.self;
  let before = read();
  session.subscribe(() => {
    if (before !== (before = read())) changed.reportChanged();
  });
  return () => {
    changed.reportObserved();
    return read();
  };
}

/** Who asks, where they are, what is focused: gathered anew at each question, so that it is never of yesterday. */
export function contextReader(
  session: SessionActor,
  stores: Stores,
  router: Router,
  graph: GraphHolder,
  now: () => number,
): () => Context {
  const portfolios = portfolioReader(graph);
  const readSelf = selfReader(session);
  return () => {
    const self = readSelf();
    const path = pathOf(router);
    const { search } = router.state.location;
    const parameters = new URLSearchParams(search);
    const cached = portfolios();
    const { selection, preferences, connection } = stores;
    const zone = zoneOfFilter(parameters, cached);
    const shown = shownEntity(path, parameters, cached, self);
    return {
      access: self ? accessOf(self) : nobody,
      organization: namedOrganization(self),
      online: connection.online,
      live: connection.live.state === "open",
      language: preferences.language,
      theme: preferences.theme,
      route: routes.find((route) => matchPath(route.path, path))?.id ?? "",
      path,
      search,
      focused: selection.focused ?? shown,
      shown,
      selection: selection.rows,
      sheets: stores.sheets.all,
      touchedSheet: stores.sheets.touched,
      pins: stores.pins.all,
      zone,
      zoneOf: (entity) => zoneOfEntity(entity, cached) ?? zone,
      now: now(),
    };
  };
}
