import { useSelector } from "@xstate/react";
import { observer } from "mobx-react-lite";
import { lazy, Suspense, useMemo, useState } from "react";
import { usePortal } from "../frame/portal";
import { useTools } from "../frame/tools";
import type { SafeStorage } from "../state/storage";
import type { GraphHolder } from "./graphHolder";
import { graphiqlExecute } from "./graphiqlExecute";

/** Palette and what it can do: not needed to sign in, hence a chunk of its own. */
const Commands = lazy(() => import("./Commands").then((module) => ({ default: module.Commands })));
const AlertsDialog = lazy(() =>
  import("../screens/account/AlertsDialog").then((module) => ({ default: module.AlertsDialog })),
);
const MeasuredDialog = import.meta.env.DEMO
  ? lazy(() => import("../screens/demo/MeasuredDialog").then((module) => ({ default: module.MeasuredDialog })))
  : undefined;
const AuthenticatorDialog = import.meta.env.DEMO
  ? lazy(() =>
      import("../screens/demo/AuthenticatorDialog").then((module) => ({ default: module.AuthenticatorDialog })),
    )
  : undefined;
const GraphiqlPanel = import.meta.env.DEV
  ? lazy(() => import("../screens/developer/GraphiqlPanel").then((module) => ({ default: module.GraphiqlPanel })))
  : undefined;
