import { getDirectiveValues, GraphQLIncludeDirective, GraphQLSkipDirective } from "graphql";
import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  SelectionNode,
  SelectionSetNode,
} from "graphql";

/** What a document selects of an object type: the nodes of each response key, in the order of the keys. */
export type Select = (
  type: string,
  sets: readonly (SelectionSetNode | undefined)[],
) => ReadonlyMap<string, readonly [FieldNode, ...FieldNode[]]>;

/**
 * Reads the selections of one document with these variables: fragments opened, `@skip` and `@include` obeyed. A schema
 * without interfaces and unions is assumed: a type condition holds by its name alone.
 */
export function selections(document: DocumentNode, variables: Record<string, unknown>): Select {
  const isFragment = (each: { kind: string }): each is FragmentDefinitionNode =>
    each.kind === "FragmentDefinition";
  const fragments = new Map(document.definitions.filter(isFragment).map((each) => [each.name.value, each]));
  const isAsked = (node: SelectionNode) =>
    !node.directives?.length ||
    (getDirectiveValues(GraphQLSkipDirective, node, variables)?.["if"] !== true &&
      getDirectiveValues(GraphQLIncludeDirective, node, variables)?.["if"] !== false);

  return (type, sets) => {
    const nodes = new Map<string, [FieldNode, ...FieldNode[]]>();
    const open = new Set<string>();
    const collect = (node: SelectionNode) => {
      if (!isAsked(node)) return;
      if (node.kind === "Field") {
        const key = (node.alias ?? node.name).value;
        const same = nodes.get(key);
        if (same) same.push(node);
        else nodes.set(key, [node]);
        return;
      }
      if (node.kind === "FragmentSpread" && open.has(node.name.value)) return;
      if (node.kind === "FragmentSpread") open.add(node.name.value);
      const fragment = node.kind === "InlineFragment" ? node : fragments.get(node.name.value);
      if (!fragment || (fragment.typeCondition && fragment.typeCondition.name.value !== type)) return;
      fragment.selectionSet.selections.forEach(collect);
    };
    for (const set of sets) set?.selections.forEach(collect);
    return nodes;
  };
}
