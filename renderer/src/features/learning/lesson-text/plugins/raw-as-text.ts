import { replaceNodes, type TreeNode, textNode } from '../pipeline/tree';

/** Shows raw HTML as it was written. */
export function rehypeRawAsText() {
  return (tree: TreeNode) =>
    replaceNodes(tree, (node) => (node.type === 'raw' ? [textNode(node.value ?? '')] : undefined));
}
