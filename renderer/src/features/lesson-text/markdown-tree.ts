/** As much of a Markdown or HTML tree as the plugins here look at. */
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

/** Calls back for each node, parents first. */
export function eachNode(node: TreeNode, visit: (node: TreeNode) => void): void {
  visit(node);
  for (const child of node.children ?? []) eachNode(child, visit);
}

/** The words under a node. */
export function textOf(node: TreeNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join('');
}
