import { checkboxesIn } from '@shared/lesson-types/manual/checkboxes';

interface CodeBlock {
  /** From 1. */
  line: number;
  language: string;
  text: string;
}

export interface ProseComparison {
  /** Lines count from 1. */
  differences: { line: number; message: string }[];
  /** Its boxes are others, so it can't be shown: answers are about the original's. */
  isUnusable: boolean;
}

/** Their words can be translated; everything else is code. */
const WITH_WORDS = ['text', 'mermaid', 'markdown', 'md'];
const FENCE = /^ {0,3}(`{3,}|~{3,})\s*(\S*)/;
const STEP = /^\d{1,2}[.)]\s/;

/** What a translated text has to have in common with its original: the code, the steps and the boxes. */
export function compareProse(original: string, translated: string): ProseComparison {
  const [before, after] = [partsOf(original), partsOf(translated)];
  const differences = compareBlocks(before.blocks, after.blocks);
  if (before.steps !== after.steps)
    differences.push({
      line: 1,
      message: `has ${count(after.steps, 'numbered step')}, and the original has ${before.steps}`,
    });
  const boxes = [checkboxesIn(original), checkboxesIn(translated)];
  const isUnusable = String(boxes[0]) !== String(boxes[1]);
  if (isUnusable)
    differences.push({
      line: 1,
      message: 'has other checkboxes than the original: learners see the original',
    });
  return { differences, isUnusable };
}

function compareBlocks(
  before: readonly CodeBlock[],
  after: readonly CodeBlock[],
): ProseComparison['differences'] {
  if (before.length !== after.length)
    return [
      { line: 1, message: `has ${count(after.length, 'code block')}, and the original has ${before.length}` },
    ];
  return after.flatMap(({ line, language, text }, at) => {
    const original = before[at]!;
    const isSame = original.text === text || WITH_WORDS.includes(language);
    return isSame && original.language === language
      ? []
      : [{ line, message: `this code block isn’t the original’s, which is in line ${original.line}` }];
  });
}

function partsOf(markdown: string): { blocks: CodeBlock[]; steps: number } {
  const blocks: CodeBlock[] = [];
  let steps = 0;
  let open: (CodeBlock & { mark: string }) | undefined;
  for (const [index, line] of markdown.split('\n').entries()) {
    const [, mark, language = ''] = FENCE.exec(line) ?? [];
    if (open) {
      if (mark?.startsWith(open.mark) && !language) {
        blocks.push(open);
        open = undefined;
      } else open.text += `${line}\n`;
    } else if (mark) open = { mark, line: index + 1, language, text: '' };
    else if (STEP.test(line)) steps += 1;
  }
  return { blocks, steps };
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
