import type { Schemas } from "./schemas";

export type ContactModel = Schemas["Contact"];
export interface ContactPageModel {
  readonly items: ContactModel[];
  readonly total: number;
  readonly page: number;
}
