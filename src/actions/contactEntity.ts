import type { Entity } from "../command/entity";

interface ContactName {
  readonly id: string;
  readonly name: string;
  readonly company: string | null;
  readonly email: string | null;
}

/**
 * A contact as the engine knows it; its company, or its address, tells two of one name apart. `place`: the portfolio or
 * park whose contact it is, by which it is then read and changed; the organization's where none is given.
 */
export function contactEntity({ id, name, company, email }: ContactName, place?: Entity): Entity {
  const context = name === company ? email : company || email;
  const isOfSite = place?.kind === "portfolio" || place?.kind === "park";
  return {
    kind: "contact",
    uid: id,
    name,
    ...(context && context !== name ? { context } : {}),
    ...(email && email !== name ? { aliases: [email] } : {}),
    ...(isOfSite ? { parent: place.uid, state: place.kind } : {}),
  };
}
