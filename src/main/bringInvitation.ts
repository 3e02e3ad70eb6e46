import { BASE_PATH } from "../rules/nextAddress";
import { readInvitation, withoutInvitation, type InvitationAddress } from "../rules/invitation";
import type { Address } from "../shell/addressAlert";
import type { InvitationParts } from "./createInvitation";

/**
 * Reads the invitation of the address and takes it out (replaceState), first of all: nothing that is asked for later, no
 * chunk and no call, knows its token [21], [F54]. Whoever comes by it meets the sign-in page.
 */
export function takeInvitation({ location, history }: Address): InvitationAddress {
  const read = readInvitation(location.search);
  if (read.kind === "none") return read;
  const path = location.pathname === "/" ? BASE_PATH : location.pathname;
  history.replaceState(history.state, "", path + withoutInvitation(location.search) + location.hash);
  return read;
}

/** Its code comes only where there is an invitation, in the address or kept by a cookie. Returns how to stop. */
export function bringInvitation(parts: InvitationParts): () => void {
  if (parts.address.kind === "none" && !/(^|; )invitation=/.test(parts.jar.read())) return () => undefined;
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
