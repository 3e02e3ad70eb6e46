/** What is known of a park now; null and undefined where it is not. */
export interface ParkKnown {
  /** ok, warning, fault, offline, or a word nobody knows. */
  readonly state: string;
  readonly powerW: number | null;
  readonly peakPowerW: number | null;
  /** Epoch milliseconds. */
  readonly lastData: number | null;
  readonly lostTodayWh: number | null;
  readonly expectedTodayWh: number | null;
  readonly expectedNowW: number | null;
  readonly openEvents: number | null;
  /** The event that says most, of those that go on. */
  readonly cause: StoryCause | undefined;
  /** The events could not be had: nothing is said about there being none. */
  readonly isCauseUnknown?: boolean;
}

export interface StoryCause {
  readonly title: string;
  readonly since: number | null;
}

/** One part of the sentence: a key below `parkStory` and what it is filled in with. */
export type StoryPart =
  | { readonly id: "event"; readonly title: string; readonly since: number }
  | { readonly id: "eventOnly"; readonly title: string }
  | { readonly id: "noCause" | "stateOnly"; readonly state: string }
  | { readonly id: "well" }
  | { readonly id: "silent"; readonly since: number }
  | { readonly id: "never" }
  | { readonly id: "against"; readonly powerW: number; readonly expectedW: number }
  | { readonly id: "drawsAgainst"; readonly drawnW: number; readonly expectedW: number }
  | { readonly id: "draws"; readonly drawnW: number }
  | { readonly id: "ofPeak"; readonly powerW: number; readonly share: number }
  | { readonly id: "power"; readonly powerW: number }
  | { readonly id: "lostOf"; readonly lostWh: number; readonly share: number }
  | { readonly id: "lost"; readonly lostWh: number }
  | { readonly id: "nobody"; readonly others: number }
  | { readonly id: "open"; readonly count: number };

/** A park that has sent nothing for so long is silent, milliseconds. */
export const SILENT_AFTER = 15 * 60_000;

/** Less than this share of what is to be expected now is no state to call well. */
const TOO_LITTLE = 0.5;
/** What is to be expected at dawn is too little to be compared, as a share of the peak power. */
const DAWN = 0.05;

function deliversTooLittle({ powerW, expectedNowW, peakPowerW }: ParkKnown): boolean {
  if (powerW === null || expectedNowW === null) return false;
  return expectedNowW > DAWN * (peakPowerW ?? 0) && powerW < TOO_LITTLE * expectedNowW;
}

function causeOf(known: ParkKnown, isSilent: boolean): StoryPart {
  const { cause, state, isCauseUnknown = false } = known;
  if (cause)
    return cause.since === null
      ? { id: "eventOnly", title: cause.title }
      : { id: "event", title: cause.title, since: cause.since };
  if (isCauseUnknown) return { id: "stateOnly", state };
  if (state !== "ok") return { id: "noCause", state };
  // That is what the server calls it; what is seen of the park says otherwise.
  return isSilent || deliversTooLittle(known) ? { id: "stateOnly", state } : { id: "well" };
}

/** A park that takes more than it gives, e.g. its inverters at night, draws and delivers nothing. */
function powerOf({ powerW, peakPowerW, expectedNowW }: ParkKnown): StoryPart[] {
  if (powerW === null) return [];
  const isDue = expectedNowW !== null && expectedNowW > 0;
  if (powerW < 0)
    return [
      isDue
        ? { id: "drawsAgainst", drawnW: -powerW, expectedW: expectedNowW }
        : { id: "draws", drawnW: -powerW },
    ];
  if (isDue) return [{ id: "against", powerW, expectedW: expectedNowW }];
  if (peakPowerW !== null && peakPowerW > 0) return [{ id: "ofPeak", powerW, share: powerW / peakPowerW }];
  return [{ id: "power", powerW }];
}

function lossOf({ lostTodayWh, expectedTodayWh }: ParkKnown): StoryPart[] {
  if (lostTodayWh === null || lostTodayWh <= 0) return [];
  if (expectedTodayWh === null || expectedTodayWh < lostTodayWh) return [{ id: "lost", lostWh: lostTodayWh }];
  return [{ id: "lostOf", lostWh: lostTodayWh, share: lostTodayWh / expectedTodayWh }];
}

function openOf({ cause, openEvents }: ParkKnown): StoryPart[] {
  if (cause) return [{ id: "nobody", others: Math.max(0, (openEvents ?? 1) - 1) }];
  return openEvents !== null && openEvents > 0 ? [{ id: "open", count: openEvents }] : [];
}

/**
 * How a park is, as the parts of what is said about it: the cause, silence or the power, the loss, and who sees to it.
 * Only what is known is said: without an event to name there is no cause.
 */
export function parkStory(known: ParkKnown, now: number): StoryPart[] {
  const { lastData } = known;
  const silence: StoryPart[] =
    lastData === null
      ? [{ id: "never" }]
      : now - lastData > SILENT_AFTER
        ? [{ id: "silent", since: lastData }]
        : [];
  return [
    causeOf(known, silence.length > 0),
    ...(silence.length > 0 ? silence : powerOf(known)),
    ...lossOf(known),
    ...openOf(known),
  ];
}
