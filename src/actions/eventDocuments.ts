import { graphql } from "gql.tada";
import type { ResultOf } from "gql.tada";
import type { Tools } from "../command/tools";

/** Everything the lists sort and filter by, so that a write puts the event where it belongs. */
const eventState = graphql(`
  fragment EventState on ParkEvent @_unmask {
    id
    park
    eventType
    start
    end
    importance
    hidden
    title
    description
    solution
  }
`);

const KnownEvent = graphql(
  `
    query KnownEvent($id: ID!) {
      parkEvent(id: $id) {
        ...EventState
      }
    }
  `,
  [eventState],
);

export const CreateEvent = graphql(
  `
    mutation CreateEvent($event: EventInput!) {
      createEvent(event: $event) {
        ...EventState
      }
    }
  `,
  [eventState],
);

export const UpdateEvent = graphql(
  `
    mutation UpdateEvent($id: ID!, $changes: EventChanges!) {
      updateEvent(id: $id, changes: $changes) {
        ...EventState
      }
    }
  `,
  [eventState],
);

export const CloseEvent = graphql(
  `
    mutation CloseEvent($id: ID!, $solution: String!) {
      closeEvent(id: $id, solution: $solution) {
        ...EventState
      }
    }
  `,
  [eventState],
);

export const DeleteEvent = graphql(`
  mutation DeleteEvent($id: ID!) {
    deleteEvent(id: $id)
  }
`);

export type EventState = ResultOf<typeof eventState>;

/** The event as the lists have it; undefined where nobody has loaded all of it. Asks no server: there is no such call. */
export async function knownEvent(tools: Tools, id: string): Promise<EventState | undefined> {
  try {
    const { parkEvent } = await tools.query(KnownEvent, { id }, { cached: true });
    return parkEvent ?? undefined;
  } catch {
    return undefined;
  }
}
