import { eachNode, type TreeNode, textOf } from '../pipeline/tree';

/** What is no program: nothing that it prints can follow. */
const NO_PROGRAM = new Set(['text', 'txt', 'plaintext', 'math']);

/** Joins a program and the `text` block right after it, which is its output, into one block. */
export function rehypeOutputs() {
  return (tree: TreeNode) =>
    eachNode(tree, (parent) => {
      const children: TreeNode[] = [];
      for (const child of parent.children ?? []) {
        const before = children.findLast(({ value }) => value === undefined || value.trim() !== '');
        if (before && isProgram(before) && languageOf(child) === 'text')
          before.properties = { ...before.properties, dataOutput: textOf(child).replace(/\n$/, '') };
        else children.push(child);
      }
      if (parent.children) parent.children = children;
    });
}

function isProgram(node: TreeNode): boolean {
  const language = languageOf(node);
  return language !== undefined && !NO_PROGRAM.has(language);
}

/** The language of a code block; undefined for anything else. */
function languageOf({ tagName, children, properties }: TreeNode): string | undefined {
  if (tagName !== 'pre' || properties?.dataOutput !== undefined) return undefined;
  const names = children?.[0]?.properties?.className;
  return Array.isArray(names) ? /^language-(.+)$/.exec(String(names[0]))?.[1] : undefined;
}
