import type { TreeNode } from './tree';

/** Far more than any lesson has, and few enough that the worst text is read within a second. */
export const TEXT_LIMITS = {
  chars: 100_000,
  /** Characters with a meaning in Markdown, outside of code blocks. */
  marks: 12_000,
  /** The same between two blank lines: what they mean together takes quadratic time. */
  marksPerBlock: 1_500,
  /** Quotes and lists in one another at the start of a line. */
  containersPerLine: 40,
  /** Elements in one another, as written. */
  depth: 80,
  /** The same as rendered: a formula alone has dozens. */
  renderedDepth: 400,
} as const;

const MARKS = /[*_~[\]!<>`$&^|\\@]/g;
const CONTAINERS = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))){41}/;
/** The same over several lines: a list deep in lists. */
const DEEP_ITEM = /^[ \t]{60,}(?:[-+*>]|\d{1,9}[.)])[ \t]/;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** Whether Markdown is too much to be read safely. It's then shown as it was written. */
export function isTooMuch(text: string): boolean {
  if (text.length > TEXT_LIMITS.chars) return true;
  let fence: string | undefined;
  let total = 0;
  let inBlock = 0;
  for (const line of text.split('\n')) {
    const mark = FENCE.exec(line)?.[1];
    if (fence !== undefined) {
      if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined;
      continue;
    }
    if (mark) {
      fence = mark;
      continue;
    }
    if (CONTAINERS.test(line) || DEEP_ITEM.test(line)) return true;
    const count = line.match(MARKS)?.length ?? 0;
    total += count;
    inBlock = line.trim() === '' ? 0 : inBlock + count;
    if (total > TEXT_LIMITS.marks || inBlock > TEXT_LIMITS.marksPerBlock) return true;
  }
  return false;
}

/** Whether a tree is deeper than `limit`. Doesn't recurse itself. */
export function isTooDeep(root: TreeNode, limit: number): boolean {
  let level: TreeNode[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limit) return true;
    level = level.flatMap(({ children }) => children ?? []);
  }
  return false;
}
