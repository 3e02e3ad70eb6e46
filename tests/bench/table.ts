import type { Figure, Peer, Row } from "./row";

const titles = ["job", "ours", "peer, same run", "ratio", "goal", "met"];

function number(value: number): string {
  if (!Number.isFinite(value)) return "?";
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString("en", { maximumFractionDigits: digits });
}

function text({ median, p95 }: Figure, unit: string): string {
  const both = p95 === undefined ? number(median) : `${number(median)} / ${number(p95)}`;
  return unit === "" ? both : `${both} ${unit}`;
}

/** How many times ours the peer takes. */
export function ratioOf(ours: Figure, peer: Figure): number {
  return peer.median / ours.median;
}

const metText = (met: boolean | null) => (met === null ? "" : met ? "yes" : "NO");

/** The first line holds the job, each further one only another peer. */
function linesOf({ job, unit, ours, peers, goal, met }: Row): string[][] {
  const ratioText = (peer: Peer) => {
    const wanted = peer.goalRatio === undefined ? "" : ` (goal x${number(peer.goalRatio)})`;
    return `x${number(ratioOf(ours, peer))}${wanted}`;
  };
  const peerCells = (peer: Peer | undefined) =>
    peer ? [`${peer.name} ${text(peer, unit)}`, ratioText(peer)] : ["", ""];
  const [first, ...others] = peers;
  return [
    [job, text(ours, unit), ...peerCells(first), goal, metText(met)],
    ...others.map((peer) => ["", "", ...peerCells(peer), "", ""]),
  ];
}

/**
 * The table as it is printed: median / 95th percentile; the ratio says how many times ours a peer takes, and what it
 * would have to be by the goals' own figures: milliseconds say as much about the machine as about the portal.
 */
export function tableText(rows: readonly Row[]): string {
  const lines = [titles, ...rows.flatMap(linesOf)];
  const widths = titles.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? "").length)));
  const drawn = lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
  const rule = widths.map((width) => "-".repeat(width)).join("  ");
  const notes = rows.flatMap(({ job, note }) => (note === undefined ? [] : [`- ${job}: ${note}`]));
  return [drawn[0], rule, ...drawn.slice(1), "", ...notes].map((line) => line?.trimEnd()).join("\n");
}
