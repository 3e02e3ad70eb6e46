import { graphql } from "gql.tada";
import type { ResultOf } from "gql.tada";
import { CircleHelp, StepBack, StepForward } from "lucide-react";
import { action } from "../command/action";
import type { Action, Outcome } from "../command/action";
import type { Tools } from "../command/tools";
import { isOpenEvent } from "../rules/event";
import { causeOf } from "../rules/eventCause";

const OpenEvents = graphql(`
  query OpenEvents($parks: [ID!]) {
    parkEvents(parks: $parks, limit: 100) {
      items {
        id
        park
        start
        end
        importance
        solution
      }
    }
  }
`);

type Found = ResultOf<typeof OpenEvents>["parkEvents"]["items"][number];

/** The events that go on, among the latest, the latest first. */
async function openEvents(tools: Tools, parks: string[] | null): Promise<Found[]> {
  const { parkEvents } = await tools.query(OpenEvents, { parks });
  const { now } = tools.context();
  return parkEvents.items.filter((event) => isOpenEvent(event, now));
}

function show(tools: Tools, { id, park }: Found): Outcome {
  const address = tools.addressOf({
    kind: "event",
    uid: id,
    name: id,
    ...(park === null ? {} : { parent: park }),
  });
  if (address !== undefined) tools.go(address);
  return { quiet: true };
}

/** The open event beside the one that is shown or focused, in the list's order; the other end behind the last one. */
function beside(step: 1 | -1) {
  return async (tools: Tools): Promise<Outcome> => {
    const found = await openEvents(tools, null);
    const { focused, route, path } = tools.context();
    const shown = route === "event" ? decodeURIComponent(path.split("/").at(-1) ?? "") : undefined;
    const uid = shown ?? (focused?.kind === "event" ? focused.uid : undefined);
    const here = found.findIndex(({ id }) => id === uid);
    const from = here < 0 && step < 0 ? 0 : here;
    const next = found.at((from + step) % Math.max(1, found.length));
    if (next === undefined) return { done: { key: "outcome.noOpenEvent" } };
    return show(tools, next);
  };
}

export const nextEvent = action({
  id: "event.next",
  icon: StepForward,
  keys: "g n",
  needs: "events",
  group: "event",
  run: beside(1),
});

export const previousEvent = action({
  id: "event.previous",
  icon: StepBack,
  keys: "g b",
  needs: "events",
  group: "event",
  run: beside(-1),
});

/** Leads to the event that says most about a park; without one to its overview, which says what else is known. */
export const whyPark: Action = action({
  id: "park.why",
  icon: CircleHelp,
  needs: "events",
  on: "park",
  group: "park",
  run: async (tools, _values, park) => {
    if (park === undefined) return {};
    const found = await openEvents(tools, [park.uid]);
    const cause = causeOf(found, park.uid, () => true);
    if (cause !== undefined) return show(tools, cause);
    const address = tools.addressOf(park);
    if (address !== undefined) tools.go(address);
    return { done: { key: "outcome.noCause", values: { park: park.name } } };
  },
});
