import { observer } from "mobx-react-lite";
import { type ComponentType, useCallback, useEffect, useMemo, useState } from "react";
import { useTools } from "../frame/tools";
import type { SafeStorage } from "../state/storage";
import { useAfterOpening } from "../ui/opening";
import type { GraphHolder } from "./graphHolder";
import { graphiqlExecute } from "./graphiqlExecute";
import { Overlay } from "./Overlay";
import { useEarlyKeys } from "./useEarlyKeys";

const loadAlerts = () => import("../screens/account/AlertsDialog").then((module) => module.AlertsDialog);
const loadAbout = () => import("../screens/account/AboutDialog").then((module) => module.AboutDialog);
const loadCopy = () => import("../screens/account/CopyDialog").then((module) => module.CopyDialog);
const loadCall = () => import("../screens/developer/CallDialog").then((module) => module.CallDialog);
const loadAuthenticator = () =>
  import("../screens/demo/AuthenticatorDialog").then((module) => module.AuthenticatorDialog);
const loadMeasured = () => import("../screens/demo/MeasuredDialog").then((module) => module.MeasuredDialog);
const loadGraphiql = () =>
  import("../screens/developer/GraphiqlPanel").then((module) => module.GraphiqlPanel);

type CommandsPart = ComponentType;

/**
 * Palette and keys: not needed to draw a screen, hence a chunk of its own that comes once the page has opened, or when
 * it is asked for; until then what is pressed is kept. Where it did not arrive, the palette's button asks again.
 */
function useCommands(): CommandsPart | undefined {
  const { alerts, overlays } = useTools();
  const afterOpening = useAfterOpening();
  const [part, setPart] = useState<{ readonly Commands: CommandsPart } | undefined>(undefined);
  const isCovered = useCallback(() => overlays.isOpen("palette") || overlays.isOpen("keys"), [overlays]);
  const isAsked = isCovered();
  const load = useCallback(() => {
    const failed = (): void => {
      overlays.close("palette");
      overlays.close("keys");
      alerts.show({ type: "error", key: "gate.chunkText" });
    };
    import("./Commands").then(({ Commands }) => setPart({ Commands }), failed);
  }, [alerts, overlays]);
  useEffect(() => (part ? undefined : afterOpening(load)), [afterOpening, load, part]);
  useEffect(() => {
    if (isAsked && !part) load();
  }, [isAsked, load, part]);
  const open = useCallback(() => overlays.open("palette"), [overlays]);
  useEarlyKeys(part === undefined, open, isCovered);
  return part?.Commands;
}

/** What only demo builds carry; the conditions are the build's, so that nothing of it gets into the product. */
function DemoOverlays() {
  const { demo } = useTools();
  const given = useMemo(() => demo && { demo }, [demo]);
  if (!given) return null;
  return (
    <>
      <Overlay name="authenticator" load={loadAuthenticator} give={given} />
      <Overlay name="measured" load={loadMeasured} give={given} />
    </>
  );
}

function DeveloperOverlays({ graph, keep }: { graph: GraphHolder; keep: SafeStorage }) {
  const { refresh } = useTools();
  const graphiql = useMemo(
    () => ({ execute: graphiqlExecute(graph, refresh), keep }),
    [graph, keep, refresh],
  );
  return <Overlay name="graphiql" load={loadGraphiql} give={graphiql} />;
}

const nothing = {};

/** What lies over every route: keys, palette, dialogs. Each comes when it is first opened. */
export const Overlays = observer(function Overlays({
  graph,
  keep,
}: {
  graph: GraphHolder;
  keep: SafeStorage;
}) {
  const Commands = useCommands();
  return (
    <>
      {Commands && <Commands />}
      <Overlay name="alerts" load={loadAlerts} give={nothing} />
      <Overlay name="about" load={loadAbout} give={nothing} />
      <Overlay name="copy" load={loadCopy} give={nothing} />
      <Overlay name="call" load={loadCall} give={nothing} />
      {import.meta.env.DEMO && <DemoOverlays />}
      {import.meta.env.DEV && <DeveloperOverlays graph={graph} keep={keep} />}
    </>
  );
});
