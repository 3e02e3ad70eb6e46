import type { TFunction } from "i18next";
import type { LoggedError } from "../../state/errorLog";
import type { Connection } from "../../state/connection";

/** One named value of "About this portal". */
export interface AboutLine {
  readonly name: string;
  readonly value: string;
}

/** A part of it, or why there is nothing in it. */
export interface AboutSection {
  readonly id: "build" | "live" | "hosts" | "errors";
  readonly title: string;
  readonly lines: readonly AboutLine[];
  readonly note?: string | undefined;
}

export interface Host {
  readonly name: string;
  readonly url: string;
  readonly version: string | null;
}

/** What is known; a part that the visitor may not see is the reason why. */
export interface AboutFacts {
  readonly builtAt: string;
  readonly browser: string;
  readonly live: Connection["live"];
  readonly hosts: readonly Host[] | { readonly reason: string };
  readonly errors: readonly LoggedError[] | { readonly reason: string };
}

type Time = (at: number) => string;

function buildLines({ builtAt, browser }: AboutFacts, t: TFunction, time: Time): readonly AboutLine[] {
  const at = Date.parse(builtAt);
  return [
    { name: t("about.built"), value: Number.isNaN(at) ? builtAt : time(at) },
    { name: t("about.browser"), value: browser },
  ];
}

function liveLines({ live }: AboutFacts, t: TFunction, time: Time): readonly AboutLine[] {
  const state = { name: t("about.state"), value: t(`about.live.${live.state}`) };
  return live.since === 0 ? [state] : [state, { name: t("about.since"), value: time(live.since) }];
}

function hostLine({ name, url, version }: Host): AboutLine {
  return { name, value: version === null ? url : `${url} (${version})` };
}

function errorLine({ method, path, failure, status, time: at }: LoggedError, time: Time): AboutLine {
  return { name: time(at), value: `${method} ${path}: ${failure === "http" ? status : failure}` };
}

/** Its parts in order, in words; `time` writes an instant (epoch milliseconds). The latest error comes first. */
export function aboutSections(facts: AboutFacts, t: TFunction, time: Time): readonly AboutSection[] {
  const { hosts, errors } = facts;
  const section = (id: AboutSection["id"], lines: readonly AboutLine[], note?: string): AboutSection => ({
    id,
    title: t(`about.section.${id}`),
    lines,
    note: lines.length === 0 ? (note ?? t(`about.none.${id}`)) : undefined,
  });
  return [
    section("build", buildLines(facts, t, time)),
    section("live", liveLines(facts, t, time)),
    "reason" in hosts ? section("hosts", [], hosts.reason) : section("hosts", hosts.map(hostLine)),
    "reason" in errors
      ? section("errors", [], errors.reason)
      : section("errors", errors.map((error) => errorLine(error, time)).reverse()),
  ];
}

/** The same as text, to be sent to the support. */
export function aboutText(title: string, sections: readonly AboutSection[]): string {
  const parts = sections.map(({ title: name, lines, note }) =>
    [name, ...(note === undefined ? lines.map((line) => `${line.name}: ${line.value}`) : [note])].join("\n"),
  );
  return [title, ...parts].join("\n\n");
}
