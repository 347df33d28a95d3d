import type { TextFault } from './markdown-faults';

const OPENED = /^<{7}(?: |$)/;
const MARK = /^(?:<{7}|>{7}|\|{7})(?: |$)|^={7}$/;
const FENCE = /^ {0,3}(`{3,}|~{3,})\s*(\S*)/;
/** In a block of one of these, a whole conflict is what the text is about. */
const SHOWS_CONFLICTS = new Set(['text', 'diff', 'bash', 'console']);

/** Marks that Git leaves in a file whose two versions couldn't be merged. */
export function conflictMarks(content: string, { markdown }: { markdown: boolean }): TextFault[] {
  if (!/^(?:<{7}|>{7})/m.test(content)) return [];
  const lines = markdown ? withoutExamples(content.split('\n')) : content.split('\n');
  const first = lines.findIndex((line) => OPENED.test(line) || /^>{7}(?: |$)/.test(line));
  if (first < 0) return [];
  return lines.flatMap((line, index) =>
    index >= first && MARK.test(line)
      ? [{ line: index + 1, message: `is left over from a merge: ${line.slice(0, 40)}` }]
      : [],
  );
}

/** Blanks the blocks of text that show a whole conflict. */
function withoutExamples(lines: readonly string[]): string[] {
  const kept = [...lines];
  let fence: { mark: string; language: string; from: number } | undefined;
  for (const [index, line] of lines.entries()) {
    const [, mark, language = ''] = FENCE.exec(line) ?? [];
    if (!fence) {
      if (mark) fence = { mark, language, from: index + 1 };
    } else if (mark?.startsWith(fence.mark) && !language) {
      const block = lines.slice(fence.from, index);
      const marks = block.filter((each) => MARK.test(each)).map((each) => each[0]);
      if (SHOWS_CONFLICTS.has(fence.language) && marks[0] === '<' && marks.at(-1) === '>')
        kept.fill('', fence.from, index);
      fence = undefined;
    }
  }
  return kept;
}
