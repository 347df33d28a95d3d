import type { VFile } from 'vfile';
import { replaceNodes, sourceOf, type TreeNode, textOf } from '../pipeline/tree';

/** Leaves plain addresses in the text as text. A link that was written as one keeps its marks in the source. */
export function remarkPlainAddresses() {
  return (tree: TreeNode, file: VFile) =>
    replaceNodes(tree, (node) =>
      node.type === 'link' && sourceOf(node, String(file)) === textOf(node) ? node.children : undefined,
    );
}
