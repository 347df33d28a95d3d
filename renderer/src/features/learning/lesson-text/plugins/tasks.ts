import { eachNode, type TreeNode } from '../pipeline/tree';

/** Numbers task list boxes from 0, to match them with their stored checks. */
export function rehypeTasks() {
  return (tree: TreeNode) => {
    let count = 0;
    eachNode(tree, (node) => {
      if (node.tagName !== 'input' || node.properties?.type !== 'checkbox') return;
      node.properties.dataIndex = count;
      count += 1;
    });
  };
}
