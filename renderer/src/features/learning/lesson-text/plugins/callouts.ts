import { eachNode, type TreeNode } from '../pipeline/tree';

const CALLOUTS = new Set(['note', 'tip', 'warning', 'danger']);

/** Turns `:::note` and similar directives into callouts. */
export function remarkCallouts() {
  return (tree: TreeNode) =>
    eachNode(tree, (node) => {
      if (node.type === 'containerDirective' && CALLOUTS.has(node.name ?? ''))
        node.data = { hName: 'callout', hProperties: { kind: node.name } };
    });
}
