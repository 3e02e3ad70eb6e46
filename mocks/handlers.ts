import type { HttpHandler } from "msw";
import type { Backend } from "./backend";
import { invitationHandlers } from "./invitation";
import { memberHandlers } from "./member";
import { cooperationHandlers } from "./cooperation";
import { contactHandlers } from "./contact";
import { inverterHandlers } from "./inverter";
import { gakHandlers } from "./gak";
import { stringHandlers } from "./string";
import { commentHandlers } from "./comment";
import { reportHandlers } from "./report";
import { forecastHandlers } from "./forecast";
import { userHandlers } from "./user";
import { accountingHandlers } from "./accounting";
import { deviceHandlers } from "./device";
import { eventHandlers } from "./event";
import { metricsHandlers } from "./metrics";
import { monitorHandlers } from "./monitor";
import { organizationHandlers } from "./organization";
import { outlineHandlers } from "./outline";
import { parkHandlers } from "./park";
import { parkWriteHandlers } from "./parkWrites";
import { portfolioHandlers } from "./portfolio";
import { portfolioWriteHandlers } from "./portfolioWrites";
import { siteMemberHandlers } from "./siteMembers";
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
    ...portfolioWriteHandlers(backend),
    ...parkHandlers(backend),
    ...parkWriteHandlers(backend),
    ...siteMemberHandlers(backend),
    ...outlineHandlers(backend),
    ...metricsHandlers(backend),
    ...monitorHandlers(backend),
    ...deviceHandlers(backend),
    ...eventHandlers(backend),
    ...invitationHandlers(backend),
    ...memberHandlers(backend),
    ...cooperationHandlers(backend),
    ...contactHandlers(backend),
    ...inverterHandlers(backend),
    ...gakHandlers(backend),
    ...stringHandlers(backend),
    ...commentHandlers(backend),
    ...reportHandlers(backend),
    ...forecastHandlers(backend),
    ...userHandlers(backend),
    ...accountingHandlers(backend),
    ...systemHandlers(backend),
  ];
}
