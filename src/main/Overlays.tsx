import { type ComponentType, useEffect, useMemo, useState } from "react";
import { useTools } from "../frame/tools";
import type { SafeStorage } from "../state/storage";
import type { GraphHolder } from "./graphHolder";
import { graphiqlExecute } from "./graphiqlExecute";
import { Overlay } from "./Overlay";

const loadAlerts = () => import("../screens/account/AlertsDialog").then((module) => module.AlertsDialog);
const loadAuthenticator = () =>
  import("../screens/demo/AuthenticatorDialog").then((module) => module.AuthenticatorDialog);
const loadMeasured = () => import("../screens/demo/MeasuredDialog").then((module) => module.MeasuredDialog);
const loadGraphiql = () =>
  import("../screens/developer/GraphiqlPanel").then((module) => module.GraphiqlPanel);

/** Palette and keys: not needed to draw the sign-in page, hence a chunk of its own that comes right after it. */
function useCommands(): ComponentType<{ world: number }> | undefined {
  const { alerts } = useTools();
  const [part, setPart] = useState<{ readonly Commands: ComponentType<{ world: number }> } | undefined>(
    undefined,
  );
  useEffect(() => {
    let isCurrent = true;
    import("./Commands").then(
      ({ Commands }) => isCurrent && setPart({ Commands }),
      () => isCurrent && alerts.show({ type: "error", key: "gate.chunkText" }),
    );
    return () => {
      isCurrent = false;
    };
  }, [alerts]);
  return part?.Commands;
}

/** What only demo builds carry; the conditions are the build's, so that nothing of it gets into the product. */
function DemoOverlays({ onImported }: { onImported: () => void }) {
  const { demo } = useTools();
  const measured = useMemo(() => demo && { demo, onImported }, [demo, onImported]);
  if (!demo || !measured) return null;
  return (
    <>
      <Overlay name="authenticator" load={loadAuthenticator} give={measured} />
      <Overlay name="measured" load={loadMeasured} give={measured} />
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
export function Overlays({ graph, keep }: { graph: GraphHolder; keep: SafeStorage }) {
  const [world, setWorld] = useState(0);
  const [onImported] = useState(() => () => setWorld((before) => before + 1));
  const Commands = useCommands();
  return (
    <>
      {Commands && <Commands world={world} />}
      <Overlay name="alerts" load={loadAlerts} give={nothing} />
      {import.meta.env.DEMO && <DemoOverlays onImported={onImported} />}
      {import.meta.env.DEV && <DeveloperOverlays graph={graph} keep={keep} />}
    </>
  );
}
