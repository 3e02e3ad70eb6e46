import type { Job } from "../job";
import { heldWork, longestHeldFrame } from "../keys";
import { medianOf } from "../row";
import { openPage, tell } from "../stage";
import type { Stage } from "../stage";

/** The median of several fresh pages, in turns with the peer's. */
async function firstDraws(stage: Stage): Promise<{ ours: number; peer: number }> {
  const [ours, peer]: [number[], number[]] = [[], []];
  for (let round = 0; round < (stage.quick ? 1 : 5); round += 1) {
    ours.push((await tell(stage, "eventsOurs", { events: "1000" })) as number);
    peer.push((await tell(stage, "timelinePlotly", { events: "1000" })) as number);
  }
  return { ours: medianOf(ours), peer: medianOf(peer) };
}

/** What a key costs that is held on the list of 10,000 events, whose timeline goes along. */
async function held(stage: Stage): Promise<{ work: number; frame: number }> {
  const times = stage.quick ? 20 : 60;
  const { page } = await openPage(stage, "eventsOurs", { events: "10000", list: "1" });
  await page.getByRole("grid").focus();
  const work = await heldWork(page, "ArrowDown", times);
  const frame = await longestHeldFrame(page, "ArrowDown", times);
  await page.context().close();
  return { work, frame };
}

/** The list of events and its picture. */
export const events: Job = {
  name: "events",
  run: async (stage) => {
    const { ours, peer } = await firstDraws(stage);
    const { work, frame } = await held(stage);
    return [
      {
        job: "Timeline of 1,000 bars, first draw",
        unit: "ms",
        ours: { median: ours },
        peers: [{ name: "Plotly as it comes", median: peer }],
        goal: "<= 100",
        met: ours <= 100,
      },
      {
        job: "10,000 events and their timeline, longest frame of a held key",
        unit: "ms",
        ours: { median: frame },
        peers: [],
        goal: "<= 25",
        met: frame <= 25,
        note: "the calmest of three passes; j does the same as the arrow that is held here.",
      },
      {
        job: "10,000 events and their timeline, main thread per held key",
        unit: "ms",
        ours: { median: work },
        peers: [],
        goal: "",
        met: null,
      },
    ];
  },
};
