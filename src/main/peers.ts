import * as v from "valibot";

const message = v.variant("type", [
  v.object({ type: v.literal("login"), account: v.string() }),
  v.object({ type: v.literal("logout") }),
]);

export type PeerMessage = v.InferOutput<typeof message>;

/** The other tabs of this browser. A browser without channels has none. */
export interface Peers {
  readonly tell: (news: PeerMessage) => void;
  readonly close: () => void;
}

export function createPeers(name: string, hear: (news: PeerMessage) => void): Peers {
  if (typeof BroadcastChannel === "undefined") return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => {
    const parsed = v.safeParse(message, data);
    if (parsed.success) hear(parsed.output);
  };
  return { tell: (news) => channel.postMessage(news), close: () => channel.close() };
}
