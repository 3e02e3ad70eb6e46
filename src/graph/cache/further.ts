import { mergedRules } from "./rules";
import { accountingRules } from "./accounting";
import { billingRules } from "./billing";
import { commentRules } from "./comment";
import { contactRules } from "./contact";
import { cooperationRules } from "./cooperation";
import { deviceRules } from "./device";
import { eventRules } from "./event";
import { forecastRules } from "./forecast";
import { gakRules } from "./gak";
import { inverterRules } from "./inverter";
import { invitationRules } from "./invitation";
import { memberRules } from "./member";
import { metricsRules } from "./metrics";
import { organizationRules } from "./organization";
import { parkRules } from "./park";
import { portfolioRules } from "./portfolio";
import { reportRules } from "./report";
import { selfRules } from "./self";
import { sessionRules } from "./session";
import { stringRules } from "./string";
import { systemRules } from "./system";
import { totpRules } from "./totp";
import { withUnanswered } from "./unanswered";
import { userRules } from "./user";

/** The cache rules of what comes with `graph/further.ts`. */
export const furtherRules = withUnanswered(
  mergedRules([
    accountingRules,
    billingRules,
    commentRules,
    contactRules,
    cooperationRules,
    deviceRules,
    eventRules,
    forecastRules,
    gakRules,
    inverterRules,
    invitationRules,
    memberRules,
    metricsRules,
    organizationRules,
    parkRules,
    portfolioRules,
    reportRules,
    selfRules,
    sessionRules,
    stringRules,
    systemRules,
    totpRules,
    userRules,
  ]),
);
