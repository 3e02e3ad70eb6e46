import { accounting } from "./accounting";
import { billing } from "./billing";
import { comment } from "./comment";
import { contact } from "./contact";
import { cooperation } from "./cooperation";
import { device } from "./device";
import { event } from "./event";
import { forecast } from "./forecast";
import { gak } from "./gak";
import { inverter } from "./inverter";
import { invitation } from "./invitation";
import { member } from "./member";
import { mergedResolvers } from "./merged";
import { metricsFurther } from "./metricsFurther";
import { organization } from "./organization";
import { parkFurther } from "./parkFurther";
import { portfolioFurther } from "./portfolioFurther";
import { report } from "./report";
import { selfFurther } from "./selfFurther";
import { sessionFurther } from "./sessionFurther";
import { string } from "./string";
import { system } from "./system";
import { totpFurther } from "./totpFurther";
import { user } from "./user";

/** What the first screens do not ask for. Comes with `graph/further.ts`, when a document first needs it. */
export const furtherResolvers = mergedResolvers([
  accounting,
  billing,
  comment,
  contact,
  cooperation,
  device,
  event,
  forecast,
  gak,
  inverter,
  invitation,
  member,
  metricsFurther,
  organization,
  parkFurther,
  portfolioFurther,
  report,
  selfFurther,
  sessionFurther,
  string,
  system,
  totpFurther,
  user,
]);
