import { createContext } from "react";
import type { Zone } from "../rules/zone";

/** The zone of the place that a screen is about; undefined where it is about none, or about several. */
export const ShownZoneContext = createContext<Zone | undefined>(undefined);
