/**
 * Keeps React working in a page that translation or an extension changes: where they have wrapped a node, what stands
 * there now is removed, or inserted before, in its place; where they have taken it away, nothing is thrown.
 */
export function tolerateChanges({ prototype }: typeof Node = Node): void {
  const { insertBefore: insert, removeChild: remove } = prototype;
  prototype.removeChild = function removeChild<T extends Node>(this: Node, child: T): T {
    const own = ownChild(this, child);
    if (own) remove.call(this, own);
    return child;
  };
  prototype.insertBefore = function insertBefore<T extends Node>(this: Node, node: T, before: Node | null): T {
    insert.call(this, node, ownChild(this, before));
    return node;
  };
}

function ownChild(parent: Node, node: Node | null): Node | null {
  let own = node;
  while (own && own.parentNode !== parent) own = own.parentNode;
  return own;
}
