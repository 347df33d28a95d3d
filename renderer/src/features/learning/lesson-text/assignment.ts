import { ASSIGNMENT_HEADING } from '@shared/content/section-titles';

/** A part of a lesson's assignment: a numbered step, or the text around the steps. */
export interface AssignmentPart {
  kind: 'step' | 'text';
  /** Markdown, without the step's number. */
  markdown: string;
  /** The `text` block that follows: usually what the program must print. */
  output?: string;
}

const FENCE = /^(`{3,}|~{3,})\s*(\S*)/;
const STEP = /^\d+[.)]\s+/;

/**
 * The parts of a lesson's `## Assignment`, in order; none if it has no such section. Reads only what the task strip needs
 * of Markdown, so the task is there before the Markdown renderer has loaded.
 */
export function assignmentParts(readme: string): AssignmentPart[] {
  const parts: AssignmentPart[] = [];
  for (const block of blocksOf(sectionOf(readme))) {
    const last = parts.at(-1);
    const fence = FENCE.exec(block);
    if (STEP.test(block)) {
      for (const step of block.split(/\n(?=\d+[.)]\s)/))
        parts.push({ kind: 'step', markdown: outdent(step.replace(STEP, '')) });
    } else if (last && (fence || /^\s/.test(block) || last.kind === 'text')) {
      const text = /^\s/.test(block) ? outdent(block) : block;
      last.markdown += `\n\n${text}`;
      last.output ??= outputOf(text);
    } else parts.push({ kind: 'text', markdown: block });
  }
  return parts;
}

/** A lesson's `## Assignment`, without its heading; empty if it has none. */
export const assignmentText = (readme: string): string => sectionOf(readme).join('\n').trim();

/** The first paragraph, on one line: Markdown without headings, code blocks and callouts. */
export function firstParagraph(markdown: string): string {
  const block = blocksOf(markdown.split('\n')).find((each) => !/^(#|:::|`{3,}|~{3,})/.test(each)) ?? '';
  return block.replace(/\s*\n\s*/g, ' ').trim();
}

/** The lines of `## Assignment`, up to the next heading of its level. */
function sectionOf(readme: string): string[] {
  const section: string[] = [];
  let isInside = false;
  for (const { line, isCode } of withCode(readme.split('\n'))) {
    const heading = isCode ? null : /^##?\s+(.*)/.exec(line);
    if (heading) isInside = ASSIGNMENT_HEADING.test(line);
    else if (isInside) section.push(line);
  }
  return section;
}

/** Blocks between blank lines; a code block is one block, even with blank lines inside. */
function blocksOf(lines: readonly string[]): string[] {
  const blocks: string[][] = [[]];
  for (const { line, isCode, isFence } of withCode(lines)) {
    const current = blocks.at(-1)!;
    if (!isCode && line.trim() === '') blocks.push([]);
    else if (isFence === 'open' && current.length > 0) blocks.push([line]);
    else current.push(line);
    if (isFence === 'close') blocks.push([]);
  }
  return blocks.map((block) => block.join('\n')).filter((block) => block.trim() !== '');
}

interface CodeLine {
  line: string;
  isCode: boolean;
  isFence?: 'open' | 'close';
}

function* withCode(lines: readonly string[]): Generator<CodeLine> {
  let open: string | undefined;
  for (const line of lines) {
    const fence = FENCE.exec(line.trimStart())?.[1];
    if (open === undefined) {
      open = fence;
      yield { line, isCode: fence !== undefined, isFence: fence ? 'open' : undefined };
    } else {
      const isEnd = fence?.startsWith(open) === true && line.trim() === fence;
      if (isEnd) open = undefined;
      yield { line, isCode: true, isFence: isEnd ? 'close' : undefined };
    }
  }
}

function outputOf(block: string): string | undefined {
  return FENCE.exec(block)?.[2] === 'text' ? block.split('\n').slice(1, -1).join('\n') : undefined;
}

/** Removes the indentation that Markdown needs to continue a list item. */
const outdent = (text: string) => text.replace(/^ {1,3}/gm, '').trim();
