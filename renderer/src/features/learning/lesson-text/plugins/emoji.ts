import { isBootsMood } from '@web/ui/boots/Boots';
import type { VFile } from 'vfile';
import { replaceNodes, sourceOf, type TreeNode, textNode } from '../pipeline/tree';

/** `:name:`, or with the id that it has elsewhere: `<:name:123>`. */
const EMOJI = /<a?:(\w{1,32}):\d+>|:(\w{1,32}):/g;

/** Replaces the names of Boots' moods by pictures. Other names stay text, and so does a line with an escaped one. */
export function remarkEmoji() {
  return (tree: TreeNode, file: VFile) =>
    replaceNodes(tree, (node) => {
      if (node.type !== 'text' || !node.value?.includes(':')) return undefined;
      if (sourceOf(node, String(file)).includes('\\:')) return undefined;
      return splitAtEmoji(node.value);
    });
}

function splitAtEmoji(text: string): TreeNode[] {
  const parts: TreeNode[] = [];
  let end = 0;
  EMOJI.lastIndex = 0;
  for (let match = EMOJI.exec(text); match; match = EMOJI.exec(text)) {
    const name = match[1] ?? match[2]!;
    if (!isBootsMood(name)) {
      EMOJI.lastIndex = match.index + match[0].length - 1; // its last colon may start the next one
      continue;
    }
    if (match.index > end) parts.push(textNode(text.slice(end, match.index)));
    parts.push({ type: 'emoji', data: { hName: 'emoji', hProperties: { mood: name } }, children: [] });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push(textNode(text.slice(end)));
  return parts;
}
