import { BASE_PATH } from "../rules/nextAddress";
import { carriesInvitation, withoutInvitation } from "../rules/invitationAddress";
import type { Address } from "../shell/addressAlert";
import type { InvitationParts } from "./createInvitation";

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

/** Its code comes only where there is an invitation, in the address or kept by a cookie. Returns how to stop. */
export function bringInvitation(parts: InvitationParts): () => void {
  if (parts.search === "" && !/(^|; )invitation=/.test(parts.jar.read())) return () => undefined;
  let isGone = false;
  let dispose = () => {
    isGone = true;
  };
  import("./createInvitation").then(
    ({ createInvitation }) => {
      if (!isGone) dispose = createInvitation(parts).dispose;
    },
    () => parts.alerts.show({ type: "error", key: "gate.chunkText" }),
  );
  return () => dispose();
}
