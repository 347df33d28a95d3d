import { CLOSED_SECTION } from '@shared/content/section-titles';
import { element, type TreeNode, textOf } from '../pipeline/tree';

/**
 * Makes everything from one level-2 heading to the next a collapsible section, initially open except for those titled
 * tip, tips, hint or hints (docs/lesson-text.md).
 */
export function rehypeSections() {
  return (tree: TreeNode) => {
    const whole: TreeNode[] = [];
    let section: TreeNode | undefined;
    for (const child of tree.children ?? []) {
      if (child.tagName === 'h2') {
        section = element('collapsible', { open: !CLOSED_SECTION.test(textOf(child).trim()) }, [child]);
        whole.push(section);
      } else (section?.children ?? whole).push(child);
    }
    tree.children = whole;
  };
}
