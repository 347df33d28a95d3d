import { mediaKindOf } from '../media/media-file';
import { element, replaceNodes, type TreeNode } from '../pipeline/tree';

/**
 * Turns pictures whose file is a sound or a video into players, and takes players out of the paragraph around them: they
 * are blocks.
 */
export function rehypeMedia() {
  return (tree: TreeNode) =>
    replaceNodes(tree, (node) => {
      if (node.tagName === 'img') return [playerFor(node)];
      if (node.tagName === 'p' && node.children?.some(isPlayer)) return aroundPlayers(node.children);
      return undefined;
    });
}

function playerFor(image: TreeNode): TreeNode {
  const { src, alt, title, width, height } = image.properties ?? {};
  const kind = mediaKindOf(String(src ?? ''));
  if (kind !== 'audio' && kind !== 'video') return image;
  return element(kind, { src, title: title ?? alt, width, height });
}

const isPlayer = ({ tagName }: TreeNode) => tagName === 'video' || tagName === 'audio';

/** The players, and the text between them as paragraphs. */
function aroundPlayers(children: readonly TreeNode[]): TreeNode[] {
  const blocks: TreeNode[] = [];
  let text: TreeNode[] = [];
  const endText = () => {
    if (text.some(({ value }) => value === undefined || value.trim() !== ''))
      blocks.push(element('p', {}, text));
    text = [];
  };
  for (const child of children) {
    if (!isPlayer(child)) text.push(child);
    else {
      endText();
      blocks.push(child);
    }
  }
  endText();
  return blocks;
}
