import { useState } from "react";
import { errorTexts } from "../../rules/errorTexts";
import type { Range } from "../../rules/filterRange";
import { useGraph } from "../useGraph";
import type { Failure, GraphState } from "../useGraph";
import { useGraphRefresh } from "../useGraphRefresh";
import { useNow } from "../useNow";
import { monitorAsk } from "./monitorAsk";
import type { MonitorAsk, MonitorAsked, MonitorVariables } from "./monitorAsk";
import { MonitorQuery, seriesKinds } from "./monitorQuery";
import type { MonitorData, MonitorRemarks, SeriesKind } from "./monitorQuery";

/** How often today is looked at anew, milliseconds. */
const refreshEvery = 60_000;

const nothing: MonitorVariables = { window: { start: "", end: "", step: 1, reportStep: 1, parks: [] } };

export interface MissingSeries {
  readonly kind: SeriesKind;
  readonly text: string;
}

export interface MonitorState {
  /** All five together: failed only when none of them came. */
  readonly query: GraphState<MonitorData>;
  readonly ask: MonitorAsk;
  /** The range that is shown, which is not yet that of a refresh under way. */
  readonly range: Range | undefined;
  readonly missing: readonly MissingSeries[];
  readonly remarks: MonitorRemarks;
  /** The catalogue's text when nothing came: one park and a list are different cases (§8 [164]). */
  readonly failed: string;
}

interface Kept {
  readonly about: string;
  readonly monitor: MonitorData & { readonly remarks: MonitorRemarks };
  readonly asOf: number | undefined;
  readonly failures: readonly Failure[];
}

const answered = (monitor: MonitorData) => seriesKinds.some((kind) => monitor[kind] !== null);

function missingOf(kept: Kept): MissingSeries[] {
  return seriesKinds
    .filter((kind) => kept.monitor[kind] === null)
    .map((kind) => ({ kind, text: kept.failures.find(({ path }) => path.includes(kind))?.text ?? "" }));
}

/**
 * The five series of a day, silently asked anew each minute while the day runs and the page is seen [163]. A series
 * that fails alone is named and the others stand [160]; when all fail, what was there stays, marked as old.
 */
export function useMonitor(asked: MonitorAsked, { pause = false }: { pause?: boolean } = {}): MonitorState {
  const tick = useNow(refreshEvery);
  const ask = monitorAsk(asked, tick);
  const { window, variables, subject } = ask;
  const state = useGraph(MonitorQuery, variables ?? nothing, {
    pause: pause || variables === undefined,
    subject,
  });
  const [kept, setKept] = useState<Kept | undefined>(undefined);
  const latest = state.data?.monitor;
  const isAnswered = latest !== undefined && answered(latest);
  const shown = kept?.about === subject && state.status !== "idle" ? kept : undefined;
  if (isAnswered && (shown?.monitor !== latest || shown.asOf !== state.asOf))
    setKept({ about: subject, monitor: latest, asOf: state.asOf, failures: state.failures });
  const isLive = !pause && window.kind === "window" && tick - window.end < 2 * 5 * refreshEvery;
  useGraphRefresh(isLive ? state : { refresh: state.refresh }, tick);
  const hasFailed = state.status === "failed" || (latest !== undefined && !isAnswered);
  const query: GraphState<MonitorData> = {
    ...state,
    data: shown?.monitor,
    status: state.status === "idle" ? "idle" : shown ? "succeeded" : hasFailed ? "failed" : "loading",
    stale: shown !== undefined && hasFailed,
    asOf: shown?.asOf,
  };
  return {
    query,
    ask,
    range: window.kind === "window" ? { start: window.start, end: window.end } : undefined,
    missing: shown && !hasFailed ? missingOf(shown) : [],
    remarks: shown?.monitor.remarks ?? [],
    failed: asked.parks.length === 1 ? errorTexts.detailedMonitor : errorTexts.monitor,
  };
}
