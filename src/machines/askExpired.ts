import { waitFor } from "xstate";
import { authenticationOf, isGated, type SessionActor } from "./session";

/**
 * For a call that was answered 401: whether the session is over, or the 401 is that call's own error (a wrong old
 * password, a wrong code). Calls that fail together ask the server once. `epoch` is the session's when the call was
 * started; a call of an earlier session asks nobody. `stands` asks the server in the machine's stead at the gate, where
 * a code is under way. [82]
 */
export async function askExpired(
  actor: SessionActor,
  epoch = actor.getSnapshot().context.epoch,
  stands = () => Promise.resolve(false),
): Promise<"signedOut" | "stillIn"> {
  if (isGated(actor.getSnapshot()) && (await stands())) return "stillIn";
  actor.send({ type: "EXPIRED", epoch });
  const settled = await waitFor(actor, (snapshot) => !snapshot.matches({ verified: "checking" }));
  return settled.context.epoch === epoch && authenticationOf(settled) !== 0 ? "stillIn" : "signedOut";
}
