import type { InvitationActor } from "../machines/invitation";
import { BASE_PATH } from "../rules/nextAddress";
import { carriesInvitation, withoutInvitation } from "../rules/invitationAddress";
import type { Address } from "../shell/addressAlert";
import type { InvitationParts } from "./createInvitation";
import { once } from "./once";

/**
 * Takes an invitation out of the address (replaceState), first of all: nothing that is asked for later, no chunk and no
 * call, knows its token [21], [F54]. Whoever comes by it meets the sign-in page. Returns the query as it was; empty
 * where it carries none.
 */
export function takeInvitation({ location, history }: Address): string {
  const { search } = location;
  if (!carriesInvitation(search)) return "";
  const path = location.pathname === "/" ? BASE_PATH : location.pathname;
  history.replaceState(history.state, "", path + withoutInvitation(search) + location.hash);
  return search;
}

export interface BroughtInvitation {
  /** The invitation, or the lack of one, for the screen that registers. */
  readonly open: () => Promise<InvitationActor>;
  readonly dispose: () => void;
}

/** Its code comes only where there is an invitation, in the address or kept by a cookie, or where one registers. */
export function bringInvitation(parts: InvitationParts): BroughtInvitation {
  let isGone = false;
  const created = once(async () => {
    const { createInvitation } = await import("./createInvitation");
    const made = createInvitation(parts);
    if (isGone) made.dispose();
    return made;
  });
  if (parts.search !== "" || /(^|; )invitation=/.test(parts.jar.read()))
    created.load().catch(() => parts.alerts.show({ type: "error", key: "gate.chunkText" }));
  return {
    open: async () => (await created.load()).actor,
    dispose: () => {
      isGone = true;
      created.ready()?.dispose();
    },
  };
}
