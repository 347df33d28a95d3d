import { syntaxLanguage } from '@web/ui/syntax/languages';
import { eachNode, type TreeNode, textOf } from './markdown-tree';

const CALLOUTS = new Set(['note', 'tip', 'warning', 'danger']);

/**
 * Turns `:::note` and similar directives into callouts. Text that only looks like a directive, such as the `:30` of a
 * time, stays text.
 */
export function remarkCallouts() {
  return (tree: TreeNode) =>
    eachNode(tree, (node) => {
      if (node.type === 'containerDirective' && CALLOUTS.has(node.name ?? ''))
        node.data = { hName: 'callout', hProperties: { kind: node.name } };
      else if (node.type === 'textDirective') {
        const label = node.children?.length ? `[${node.children.map(textOf).join('')}]` : '';
        Object.assign(node, { type: 'text', value: `:${node.name}${label}`, children: undefined });
      }
    });
}

const CLOSED_AT_START = /^(tips?|hints?)$/i;

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
        section = sectionOf(child);
        whole.push(section);
      } else (section?.children ?? whole).push(child);
    }
    tree.children = whole;
  };
}

function sectionOf(heading: TreeNode): TreeNode {
  const title = textOf(heading).trim();
  return {
    type: 'element',
    tagName: 'section',
    properties: { open: !CLOSED_AT_START.test(title) },
    children: [heading],
  };
}

/** Joins a program and the `text` block right after it, which is its output, into one block. */
export function rehypeOutputs() {
  return (tree: TreeNode) =>
    eachNode(tree, (parent) => {
      const children: TreeNode[] = [];
      for (const child of parent.children ?? []) {
        const before = children.findLast(({ value }) => value === undefined || value.trim() !== '');
        if (before && syntaxLanguage(languageOf(before)) && languageOf(child) === 'text')
          before.properties = { ...before.properties, dataOutput: textOf(child).replace(/\n$/, '') };
        else children.push(child);
      }
      if (parent.children) parent.children = children;
    });
}

/** The language of a code block; undefined for anything else. */
function languageOf({ tagName, children, properties }: TreeNode): string | undefined {
  if (tagName !== 'pre' || properties?.dataOutput !== undefined) return undefined;
  const names = children?.[0]?.properties?.className;
  return Array.isArray(names) ? /^language-(.+)$/.exec(String(names[0]))?.[1] : undefined;
}

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

/** Reads `map-640x480.png` as 640 wide and 480 high, so that its space is reserved before it loads. */
export function imageSize(src: string | undefined): { width?: number; height?: number } {
  const match = /-(\d+)x(\d+)\.[^./]+$/.exec((src ?? '').split(/[?#]/)[0]!);
  return match ? { width: Number(match[1]), height: Number(match[2]) } : {};
}
