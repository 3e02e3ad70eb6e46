import type { Entity } from "../../command/entity";
import type { ContactItem } from "./contactQueries";

/** A contact as the engine knows it; its company, or its address, tells two of one name apart. */
export function contactEntity({ id, name, company, email }: ContactItem): Entity {
  const context = name === company ? email : company || email;
  return {
    kind: "contact",
    uid: id,
    name,
    ...(context && context !== name ? { context } : {}),
    ...(email && email !== name ? { aliases: [email] } : {}),
  };
}
