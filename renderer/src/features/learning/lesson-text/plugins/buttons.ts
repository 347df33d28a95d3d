import { BUTTON_REFERENCE, isNamedButton } from '@shared/content/named-buttons';
import type { VFile } from 'vfile';
import { BUTTON_LABELS } from '../button-labels';
import { replaceNodes, sourceOf, type TreeNode, textNode } from '../pipeline/tree';

/** Replaces `:button[run]` by what's on that button. Unknown names stay text, and so does a line with an escaped one. */
export function remarkButtons() {
  return (tree: TreeNode, file: VFile) =>
    replaceNodes(tree, (node) => {
      if (node.type !== 'text' || !node.value?.includes(':button[')) return undefined;
      if (sourceOf(node, String(file)).includes('\\:')) return undefined;
      return withLabels(node.value);
    });
}

function withLabels(text: string): TreeNode[] {
  const parts: TreeNode[] = [];
  let end = 0;
  for (const { 0: reference, 1: name = '', index } of text.matchAll(BUTTON_REFERENCE)) {
    if (!isNamedButton(name)) continue;
    if (index > end) parts.push(textNode(text.slice(end, index)));
    parts.push({ type: 'strong', children: [textNode(BUTTON_LABELS[name])] });
    end = index + reference.length;
  }
  if (end < text.length) parts.push(textNode(text.slice(end)));
  return parts;
}
