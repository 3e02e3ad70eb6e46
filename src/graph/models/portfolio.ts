import type { Schemas } from "./schemas";

export type PortfolioModel = Schemas["Portfolio"];
