import type { HttpHandler } from "msw";
import type { Backend } from "./backend";
import { deviceHandlers } from "./device";
import { eventHandlers } from "./event";
import { metricsHandlers } from "./metrics";
import { monitorHandlers } from "./monitor";
import { organizationHandlers } from "./organization";
import { parkHandlers } from "./park";
import { portfolioHandlers } from "./portfolio";
import { selfHandlers } from "./self";
import { sessionHandlers } from "./session";
import { systemHandlers } from "./system";
import { totpHandlers } from "./totp";

/** Every call of `schema/rest.yaml`, one file per tag. */
export function createHandlers(backend: Backend): HttpHandler[] {
  return [
    ...sessionHandlers(backend),
    ...selfHandlers(backend),
    ...totpHandlers(backend),
    ...organizationHandlers(backend),
    ...portfolioHandlers(backend),
    ...parkHandlers(backend),
    ...metricsHandlers(backend),
    ...monitorHandlers(backend),
    ...deviceHandlers(backend),
    ...eventHandlers(backend),
    ...systemHandlers(backend),
  ];
}
