import { useSelector } from "@xstate/react";
import { useEffect, useMemo, useState } from "react";
import { createGateRegistry, createRegistry, withWaysIn } from "../actions/registry";
import { createKeys } from "../command/keys";
import { usePortal } from "../frame/portal";
import { useTools } from "../frame/tools";
import { Palette } from "../palette/Palette";
import { EventWatch } from "../shell/EventWatch";
import { KeyboardSheet } from "../shell/KeyboardSheet";
import { Keys } from "../shell/Keys";
import type { Self } from "../machines/answers";
import { accessOf, placeOf } from "../machines/session";
import { signInScreens } from "./signInScreens";

const gateActions = createGateRegistry();

/** Who sees the same things: one account, in one organization, with the same roles. */
function visitorOf(self: Self): string {
  const { account, accountRole, organizationUid, organizationRole } = accessOf(self);
  return [account, accountRole, organizationUid, organizationRole].join(" ");
}

/** What is there on every route: all that can be done, by key and by palette, and the watch for new events. */
export function Commands() {
  const { session, startLive, calls } = usePortal();
  const { demo, preferences, keys } = useTools();
  useState(() => keys.begin(createKeys));
  const place = useSelector(session, placeOf);
  const account = useSelector(session, ({ context: { self } }) => (self ? visitorOf(self) : undefined));
  const isOut = place === "out";
  const actions = useMemo(() => {
    const all = createRegistry({ demo, graphiql: import.meta.env.DEV, calls: { calls, preferences } });
    return isOut ? withWaysIn(all) : all;
  }, [isOut, demo, calls, preferences]);
  useEffect(() => {
    if (place === "in") startLive();
  }, [place, startLive]);
  // Signed out without a network, one still sees where to sign in again.
  useEffect(() => {
    if (place === "in") signInScreens.load().catch(() => undefined);
  }, [place]);
  return (
    <>
      <Keys actions={actions} />
      <Palette actions={actions} gateActions={gateActions} account={place === "in" ? account : undefined} />
      <KeyboardSheet />
      {place === "in" && <EventWatch />}
    </>
  );
}
