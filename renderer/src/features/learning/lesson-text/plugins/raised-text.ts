import type { VFile } from 'vfile';
import { replaceNodes, sourceOf, type TreeNode, textNode } from '../pipeline/tree';

const RAISED = /\^([^\s^~]{1,40})\^|~([^\s^~]{1,40})~/g;

/** `x^2^` is superscript and `H~2~O` subscript. A piece of text with an escaped mark stays as it is. */
export function remarkRaisedText() {
  return (tree: TreeNode, file: VFile) =>
    replaceNodes(tree, (node) => {
      if (node.type !== 'text' || !/[\^~]/.test(node.value ?? '')) return undefined;
      if (/\\[\^~]/.test(sourceOf(node, String(file)))) return undefined;
      return splitAtMarks(node.value!);
    });
}

function splitAtMarks(text: string): TreeNode[] {
  const parts: TreeNode[] = [];
  let end = 0;
  for (const match of text.matchAll(RAISED)) {
    if (match.index > end) parts.push(textNode(text.slice(end, match.index)));
    const [whole, raised, lowered] = match;
    const hName = raised === undefined ? 'sub' : 'sup';
    parts.push({ type: hName, data: { hName }, children: [textNode(raised ?? lowered!)] });
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push(textNode(text.slice(end)));
  return parts;
}
