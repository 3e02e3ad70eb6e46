import type { ResultOf } from "gql.tada";
import type { Entity } from "../command/entity";
import type { ContactsForPalette } from "./entityQueries";
import { aliasesOf } from "./placeEntities";

type ContactOfPalette = ResultOf<typeof ContactsForPalette>["contacts"]["items"][number];

/** What tells two of one name apart, where there is anything. */
function told(context: string | null | undefined): { context?: string } {
  return context ? { context } : {};
}

export function entityOfContact({ id, name, email, company }: ContactOfPalette): Entity {
  const shown = name || company || email || id;
  return {
    kind: "contact",
    uid: id,
    name: shown,
    aliases: aliasesOf(shown, [email, company]),
    ...told(shown === company ? email : company),
  };
}
