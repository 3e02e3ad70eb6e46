import { useEffect, useState } from "react";
import type { ResultOf } from "gql.tada";
import type { Entity, EntityKind } from "../command/entity";
import { entityKey } from "../command/entity";
import type { Tools } from "../command/tools";
import { useTools } from "../frame/tools";
import { asOfWords } from "../rules/asOfWords";
import { NO_VALUE } from "../rules/numbers";
import { formatEnergy, formatPower } from "../rules/quantities";
import { localPreview } from "./previewFacts";
import type { PreviewData } from "./previewFacts";
import { DevicePreviewQuery, ParkPreviewQuery, PortfolioPreviewQuery } from "./previewQueries";

/** How long the highlight rests before anything is asked, ms: holding an arrow key asks nothing. */
export const REST = 150;

export type Preview =
  | { readonly status: "waiting" | "none" }
  | { readonly status: "ready"; readonly data: PreviewData }
  | { readonly status: "failed"; readonly message: string };

/** When something was last heard of, in the time of its own park. */
function lastWords(instant: string | null, tools: Tools, entity: Entity, never: string): string {
  const { language, zoneOf, now } = tools.context();
  const at = Date.parse(instant ?? "");
  return Number.isNaN(at) ? never : asOfWords(at, now, language, zoneOf(entity));
}

type Kpi = ResultOf<typeof ParkPreviewQuery>["parkKpi"];

function figuresOf(kpi: Kpi, tools: Tools, entity: Entity): PreviewData {
  const { language } = tools.context();
  return {
    state: kpi.state,
    facts: [
      { name: "power", value: formatPower(kpi.powerW, language) },
      { name: "energy", value: formatEnergy(kpi.energyTodayWh, language) },
      { name: "events", value: kpi.openEvents ?? NO_VALUE },
      { name: "lastData", value: lastWords(kpi.lastData, tools, entity, NO_VALUE) },
    ],
  };
}

async function parkData(tools: Tools, park: Entity): Promise<PreviewData> {
  return figuresOf((await tools.query(ParkPreviewQuery, { uid: park.uid })).parkKpi, tools, park);
}

async function portfolioData(tools: Tools, portfolio: Entity): Promise<PreviewData> {
  const { portfolioKpi } = await tools.query(PortfolioPreviewQuery, { uid: portfolio.uid });
  return figuresOf(portfolioKpi, tools, portfolio);
}

async function deviceData(tools: Tools, entity: Entity): Promise<PreviewData> {
  const { device } = await tools.query(DevicePreviewQuery, { uid: entity.uid });
  const status = device?.status;
  return {
    state: status?.isOnline === true ? "ok" : "offline",
    facts: [
      { name: "mac", value: device?.mac ?? NO_VALUE },
      { name: "serialNumber", value: device?.serialNumber ?? NO_VALUE },
      { name: "publicIp", value: status?.publicIp ?? NO_VALUE },
      { name: "park", value: device?.park?.name ?? tools.t("palette.preview.noPark") },
      {
        name: "lastConnection",
        value: lastWords(status?.lastConnection ?? null, tools, entity, tools.t("palette.preview.never")),
      },
    ],
  };
}

/** Kinds of which a call tells more. */
const asked: Partial<Record<EntityKind, (tools: Tools, entity: Entity) => Promise<PreviewData>>> = {
  portfolio: portfolioData,
  park: parkData,
  device: deviceData,
};

function load(tools: Tools, entity: Entity): Promise<PreviewData> | undefined {
  const data = asked[entity.kind]?.(tools, entity) ?? localPreview(entity, tools);
  return data && Promise.resolve(data);
}

function hasPreview(tools: Tools, entity: Entity): boolean {
  return asked[entity.kind] !== undefined || localPreview(entity, tools) !== undefined;
}

/** Facts on the highlighted entity once it has rested; the cache answers at once where it can. */
export function usePreview(entity: Entity | undefined): Preview {
  const tools = useTools();
  const [shown, setShown] = useState<{ key: string; preview: Preview }>();
  const key = entity === undefined ? "" : entityKey(entity);
  useEffect(() => {
    if (entity === undefined) return;
    let isCurrent = true;
    const show = (preview: Preview) => isCurrent && setShown({ key, preview });
    const timer = setTimeout(() => {
      load(tools, entity)?.then(
        (data) => show({ status: "ready", data }),
        (error: unknown) => show({ status: "failed", message: error instanceof Error ? error.message : "" }),
      );
    }, REST);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [tools, entity, key]);
  if (entity === undefined || !hasPreview(tools, entity)) return { status: "none" };
  return shown?.key === key ? shown.preview : { status: "waiting" };
}
