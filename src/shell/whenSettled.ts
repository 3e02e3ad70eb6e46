import type { SessionActor, SessionSnapshot } from "../machines/session";

/** Whether the server has said who is signed in, nobody included. */
export function isSettled(snapshot: SessionSnapshot): boolean {
  const asking = ["booting", "tentative", "verifying", "stalled"] as const;
  return !asking.some((state) => snapshot.matches(state)) && !snapshot.matches({ anonymous: "quiet" });
}

/** Calls back once, when verify has settled either way [30]; returns how to stop waiting. */
export function whenSettled(session: SessionActor, callback: () => void): () => void {
  if (isSettled(session.getSnapshot())) {
    callback();
    return () => undefined;
  }
  const watched = session.subscribe((snapshot) => {
    if (!isSettled(snapshot)) return;
    watched.unsubscribe();
    callback();
  });
  return () => watched.unsubscribe();
}
