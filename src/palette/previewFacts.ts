import type { Entity, EntityKind } from "../command/entity";
import type { Tools } from "../command/tools";

/** A fact of the preview: a key under `palette.preview` and what it says. */
export interface Fact {
  readonly name: string;
  readonly value: string | number;
}

export interface PreviewData {
  readonly state?: string | undefined;
  readonly facts: readonly Fact[];
}

type FactsOf = (entity: Entity, tools: Tools) => PreviewData;

/** A role in words; one that nobody knows shows raw. */
function roleFact({ state = "" }: Entity, words: string, tools: Tools): Fact {
  const key = `${words}.${state}`;
  return { name: "role", value: state !== "" && tools.has(key) ? tools.t(key) : state || "–" };
}

function emailFact({ name, context = "", aliases = [] }: Entity): Fact {
  return { name: "email", value: [name, context, ...aliases].find((text) => text.includes("@")) ?? "–" };
}

const contact: FactsOf = (entity) => ({ facts: [emailFact(entity)] });

/** What is said of kinds without a call of their own: what came with the background loading. */
const factsOfKind: Partial<Record<EntityKind, FactsOf>> = {
  member: (entity, tools) => ({ facts: [roleFact(entity, "memberRole", tools), emailFact(entity)] }),
  user: (entity, tools) => ({ facts: [roleFact(entity, "user.role", tools), emailFact(entity)] }),
  contact,
  accountingContact: contact,
  invitation: (entity, tools) => ({ facts: [roleFact(entity, "memberRole", tools)] }),
  inverter: ({ uid, state, context = "–" }) => ({
    state,
    facts: [
      { name: "park", value: context },
      { name: "number", value: uid },
    ],
  }),
  event: ({ name, aliases = [] }) => ({ facts: [{ name: "kind", value: aliases[0] ?? name }] }),
  report: ({ context = "–" }) => ({ facts: [{ name: "park", value: context }] }),
};

export function localPreview(entity: Entity, tools: Tools): PreviewData | undefined {
  return factsOfKind[entity.kind]?.(entity, tools);
}
