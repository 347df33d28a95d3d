import { ID_PREFIX } from '../pipeline/schema';
import { eachNode, type TreeNode, textOf } from '../pipeline/tree';

/** Gives each heading an id, so that `#its-words` leads to it. Headings of the same words are numbered. */
export function rehypeHeadingIds() {
  return (tree: TreeNode) => {
    const counts = new Map<string, number>();
    eachNode(tree, (node) => {
      if (!/^h[2-6]$/.test(node.tagName ?? '') || node.properties?.id) return;
      const slug = slugOf(textOf(node));
      const count = counts.get(slug) ?? 0;
      counts.set(slug, count + 1);
      node.properties = { ...node.properties, id: `${ID_PREFIX}${slug}${count > 0 ? `-${count}` : ''}` };
    });
  };
}

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
