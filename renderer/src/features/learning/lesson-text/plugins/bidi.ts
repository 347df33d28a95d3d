import type { TreeNode } from '../pipeline/tree';

/** Characters that reorder the text around them: code could then run differently from how it reads. */
const REORDERING = /[\u202A-\u202E\u2066-\u2069]/g;

const nameOf = (character: string) => `[U+${character.charCodeAt(0).toString(16).toUpperCase()}]`;

/** Makes reordering characters visible in code, and removes them everywhere else. */
export function rehypeBidi() {
  return (tree: TreeNode) => clean(tree, false);
}

function clean(node: TreeNode, isCode: boolean): void {
  if (node.value) node.value = node.value.replace(REORDERING, isCode ? nameOf : () => '');
  const output = node.properties?.dataOutput;
  if (node.properties && typeof output === 'string')
    node.properties.dataOutput = output.replace(REORDERING, nameOf);
  for (const child of node.children ?? []) clean(child, isCode || node.tagName === 'code');
}
