const FENCE = /^ {0,3}(`{3,}|~{3,})\s*(\S*)/;
const TASK = /^[\s>]*(?:[-*+]|\d{1,9}[.)])\s+\[([ xX])\]\s/;

/** The task-list boxes of a Markdown text in their order, each as its author left it. Code blocks don't count. */
export function checkboxesIn(markdown: string): boolean[] {
  const boxes: boolean[] = [];
  let fence: string | undefined;
  for (const line of markdown.split('\n')) {
    const [, mark, language] = FENCE.exec(line) ?? [];
    if (fence) {
      if (mark?.startsWith(fence) && !language) fence = undefined;
      continue;
    }
    if (mark) {
      fence = mark;
      continue;
    }
    const box = TASK.exec(line)?.[1];
    if (box) boxes.push(box !== ' ');
  }
  return boxes;
}
