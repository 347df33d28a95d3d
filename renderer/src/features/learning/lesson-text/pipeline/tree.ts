/** The parts of a Markdown or HTML tree that these plugins use. */
export interface TreeNode {
  type: string;
  /** Markdown: a directive's name. */
  name?: string;
  /** Markdown: a code block's language, and what follows it on the same line. */
  lang?: string | null;
  meta?: string | null;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  data?: { hName?: string; hProperties?: Record<string, unknown>; hChildren?: TreeNode[] };
  children?: TreeNode[];
  /** Where it is in the source. */
  position?: { start: { offset?: number }; end: { offset?: number } };
}

/** Calls `visit` for each node, parents first. */
export function eachNode(node: TreeNode, visit: (node: TreeNode) => void): void {
  visit(node);
  for (const child of node.children ?? []) eachNode(child, visit);
}

/** Replaces nodes, children first: each by what `replace` returns for it, or not at all if that's undefined. */
export function replaceNodes(parent: TreeNode, replace: (node: TreeNode) => TreeNode[] | undefined): void {
  if (!parent.children) return;
  parent.children = parent.children.flatMap((child) => {
    replaceNodes(child, replace);
    return replace(child) ?? [child];
  });
}

export const textNode = (value: string): TreeNode => ({ type: 'text', value });

export const element = (
  tagName: string,
  properties: Record<string, unknown>,
  children: TreeNode[] = [],
): TreeNode => ({ type: 'element', tagName, properties, children });

/** The text under a node. */
export function textOf(node: TreeNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join('');
}

/** The Markdown that a node was read from. */
export function sourceOf({ position }: TreeNode, markdown: string): string {
  return markdown.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
}
