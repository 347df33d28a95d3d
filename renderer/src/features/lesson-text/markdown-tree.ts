/** The parts of a Markdown or HTML tree that these plugins use. */
export interface TreeNode {
  type: string;
  /** Markdown: a directive's name. */
  name?: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  data?: { hName?: string; hProperties?: Record<string, unknown> };
  children?: TreeNode[];
}

/** Calls `visit` for each node, parents first. */
export function eachNode(node: TreeNode, visit: (node: TreeNode) => void): void {
  visit(node);
  for (const child of node.children ?? []) eachNode(child, visit);
}

/** The text under a node. */
export function textOf(node: TreeNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join('');
}
