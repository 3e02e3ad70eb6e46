import type { Caller } from "./caller";
import { one } from "./caller";

const range = { start: "2026-06-01T00:00:00+02:00", end: "2026-06-08T00:00:00+02:00" };

/** Inverters, boxes and strings of a park. */
export async function parts(api: Caller, parkUid: string): Promise<void> {
  const path = { parkUid };
  const { items } = await api.call("inverters", { path, query: { page: 1, limit: 20 } });
  const inverter_id = one(items).id;
  const boxes = await api.call("gaks", { path, query: { inverter_id, page: 1, limit: 10 } });
  const gak_id = one(boxes.items).id;
  await api.call("updateGak", { path: { parkUid, gakId: gak_id }, body: { note: "Geprüft", tilt: 20 } });
  const query = { inverter_id, gak_id, page: 1, limit: 10 };
  const strings = await api.call("strings", { path, query });
  const stringId = one(strings.items).id;
  await api.call("updateString", { path: { parkUid, stringId }, body: { module_count: 20 } });
  await api.call("inverterStats", { path, query: range });
}

/** A comment is written, read, changed and deleted. */
export async function comments(api: Caller, parkUid: string): Promise<void> {
  const body = { text: "Mahd am Nordzaun", year: 2026, quarter: 2 };
  const { id, version } = await api.call("createComment", { path: { parkUid }, body });
  const path = { parkUid, commentId: id };
  await api.call("comments", { path: { parkUid }, query: { year: 2026, quarter: 2 } });
  await api.call("comment", { path });
  await api.call("updateComment", { path, body: { text: "Mahd am Südzaun", version: version ?? 0 } });
  await api.call("deleteComment", { path });
}

/** A report of both kinds of files is made, listed, fetched and deleted. */
export async function reports(api: Caller, uid: string): Promise<void> {
  const body = { start: "2026-06-01", end: "2026-06-03", file_types: ["pdf" as const, "csv" as const] };
  await api.call("generateReport", { path: { uid }, query: { local_save: true }, body });
  const { reports: listed } = await api.call("reports", { path: { uid } });
  const { digital_signature_pdf, digital_signature_csv } = one(listed);
  for (const signature of [digital_signature_pdf ?? "", digital_signature_csv ?? ""]) {
    const { size } = await api.file("downloadReport", { path: { uid, signature } });
    if (size === 0) throw new Error("The report's file is empty");
  }
  await api.call("deleteReport", { path: { uid, signature: digital_signature_pdf ?? "" } });
}

/** Metrics, monitor, forecast and the hosts of the platform. */
export async function figures(api: Caller, portfolio: string, park: string): Promise<void> {
  await api.call("kpiProduction", { query: { ...range, step: "1d" } });
  await api.call("kpiAvailability", { query: { ...range, step: "1h", park } });
  await api.call("kpiShutdown", { query: { ...range, step: "100", portfolio } });
  await api.call("kpiGraph", { query: { ...range, step: "1d", park } });
  const query = 'sum by (park, shutdown_type) (loss_power{park=~".+"})';
  const start = Date.parse(range.start) / 1000;
  await api.call("queryRange", { query: { query, start, end: start + 7200, step: 300 } });
  await api.call("forecasts", { query: { page: 1, limit: 20, portfolio, park } });
  await api.call("hosts");
}

/** An event is noted, changed, hidden, closed and deleted. */
export async function events(api: Caller, park_uid: string): Promise<void> {
  const noted = { event_type: "maintenance", start_time: "2026-06-02T08:00:00+02:00", importance: 500 };
  const { id } = await api.call("createEvent", { body: { park_uid, ...noted, title: "Wartung" } });
  await api.call("updateEvent", { path: { id }, body: { hidden: true, description: "Trafostation" } });
  const time = { start_time: range.start, end_time: range.end };
  const query = { page: 1, limit: 20, park: park_uid, ...time, show_hidden: true, importance_threshold: 500 };
  await api.call("parkEvents", { query: { ...query, event_type: "maintenance" } });
  const { page, limit, park, show_hidden, importance_threshold } = query;
  await api.call("shutdownEvents", { query: { page, limit, park, ...time } });
  await api.call("eventCounts", { query: { park, ...time, show_hidden, importance_threshold } });
  await api.call("closeEvent", { path: { id }, body: { solution: "Gewartet" } });
  await api.call("deleteEvent", { path: { id } });
}
