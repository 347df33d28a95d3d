import { replaceNodes, type TreeNode } from '../pipeline/tree';

const TITLE = /\btitle="([^"]*)"/;
const HEIGHT = /\bheight=(\d{2,4})\b/;

/** Turns code blocks in `mermaid` into diagrams: ```` ```mermaid title="A request" height=240 ````. */
export function remarkDiagrams() {
  return (tree: TreeNode) =>
    replaceNodes(tree, (node) => {
      if (node.type !== 'code' || node.lang !== 'mermaid') return undefined;
      const hProperties = {
        source: node.value,
        title: TITLE.exec(node.meta ?? '')?.[1],
        height: HEIGHT.exec(node.meta ?? '')?.[1],
      };
      return [{ type: 'diagram', data: { hName: 'diagram', hProperties }, children: [] }];
    });
}
