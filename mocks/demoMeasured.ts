import type { DemoPort } from "../src/command/demo";
import type { Backend } from "./backend";
import type { Keeper } from "./keeper";
import { measuredClient } from "./measuredClient";
import { failed, refused } from "./measuredView";
import { isPlatformAdmin } from "./sight";
import { addMeasured, type Imported } from "./world/measured";
import type { Account, Park, Portfolio, WorldState } from "./world/types";

/** Measured plants for the page: read, shown, imported. `account` is who is signed in, whose portfolio gets the park. */
export function measuredPort(
  keeper: Keeper,
  account: () => Account | null,
): Pick<DemoPort, "previewMeasured" | "importMeasured"> {
  const { backend } = keeper;
  const client = measuredClient();
  return {
    async previewMeasured(file, options, watch) {
      const answer = await client("preview", { file, options, now: backend.now() }, watch);
      return answer === null || !("columns" in answer) ? answer : null;
    },

    async importMeasured(file, options, watch) {
      await keeper.refresh();
      const who = account();
      if (!who) return refused("signedOut");
      if (who.organization_uid === null && !isPlatformAdmin(who)) return refused("noOrganization");
      const now = backend.now();
      const read = await client("columns", { file, options, now }, watch);
      if (read === null || !("columns" in read)) return read === null || !read.ok ? read : null;
      const portfolio = portfolioOf(backend.world, who, options.zone);
      const draft = { ...backend.world, portfolios: [...backend.world.portfolios, portfolio] };
      const imported = addMeasured(draft, read.columns, {
        ...{ name: options.name, now, portfolio_uid: portfolio.uid },
      });
      if (!imported.ok) return failed(imported, null);
      const park = { ...imported.park, ...placeOf(backend.world, options.zone) };
      add(backend, portfolio, { ...imported, park });
      await keeper.save();
      return { ok: true, park: imported.park.uid };
    },
  };
}

/**
 * The portfolio of measured plants of the importer's organization for this zone, made at the first import: parks take
 * their zone from their portfolio, and none of the invented ones gets a measured park.
 */
function portfolioOf(world: WorldState, account: Account, zone: string): Portfolio {
  const organization_uid = account.organization_uid ?? world.organizations[0]?.uid ?? "";
  const name = `Measured plants (${zone})`;
  const found = world.portfolios.find(
    (one) => one.name === name && one.organization_uid === organization_uid,
  );
  const currency =
    world.portfolios.find((one) => one.organization_uid === organization_uid)?.currency ?? "EUR";
  return (
    found ?? { uid: `measured-${crypto.randomUUID()}`, organization_uid, name, timezone: zone, currency }
  );
}

/** A file does not say where its plant stands. Among parks of the same zone it has their sky; else it lies nowhere. */
function placeOf(world: WorldState, zone: string): Pick<Park, "latitude" | "longitude" | "region"> {
  const portfolios = new Set(
    world.portfolios.filter(({ timezone }) => timezone === zone).map(({ uid }) => uid),
  );
  const neighbour = world.parks.find(
    ({ portfolio_uid, measured }) => measured === null && portfolios.has(portfolio_uid),
  );
  const { latitude = Number.NaN, longitude = Number.NaN, region = 0 } = neighbour ?? {};
  return { latitude, longitude, region };
}

function add(backend: Backend, portfolio: Portfolio, imported: Imported): void {
  const { world } = backend;
  const plant = imported.world.measured.at(-1);
  if (!plant) return;
  if (!world.portfolios.includes(portfolio)) {
    world.portfolios.push(portfolio);
    backend.changed("portfolios", portfolio.uid);
  }
  world.parks.push(imported.park);
  world.measured.push(plant);
  backend.changed("parks", imported.park.uid);
  backend.changed("measured", plant.id);
}
