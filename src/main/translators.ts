/**
 * What translates a page, as browsers offer it, puts elements of its own in the place of text that React still knows:
 * taking such text away, or putting something before it, throws, and React takes the whole page along. Here it is done
 * as well as it can be: what stands in the text's place goes with it, and what is new comes where the text stood. That
 * data is not translated is said where it is shown, by `translate`.
 */
export function tolerateTranslators(): void {
  const take = Reflect.get(Node.prototype, "removeChild") as (this: Node, child: Node) => Node;
  const put = Reflect.get(Node.prototype, "insertBefore") as (
    this: Node,
    child: Node,
    at: Node | null,
  ) => Node;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const here = childAbove(this, child);
    if (here) take.call(this, here);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    put.call(this, child, before && childAbove(this, before));
    return child;
  };
}

/** The child of `parent` within which a node stands now; null where it stands elsewhere. */
function childAbove(parent: Node, node: Node): Node | null {
  let child: Node | null = node;
  while (child !== null && child.parentNode !== parent) child = child.parentNode;
  return child;
}
