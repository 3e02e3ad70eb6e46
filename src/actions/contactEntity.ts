import type { Entity } from "../command/entity";

interface ContactName {
  readonly id: string;
  readonly name: string;
  readonly company: string | null;
  readonly email: string | null;
}

/** A contact as the engine knows it; its company, or its address, tells two of one name apart. */
export function contactEntity({ id, name, company, email }: ContactName): Entity {
  const context = name === company ? email : company || email;
  return {
    kind: "contact",
    uid: id,
    name,
    ...(context && context !== name ? { context } : {}),
    ...(email && email !== name ? { aliases: [email] } : {}),
  };
}
