import { normalizeOutput } from '@shared/grading';
import type { Lesson } from '@web/api';
import { type AssignmentPart, assignmentParts, firstParagraph } from '@web/features/learning/lesson-text';
import type { RunStore } from '@web/features/solving/workbench';
import type { LessonPlayerStore } from './lesson-player.store';

export interface TaskPart extends AssignmentPart {
  /** Shown by the last run or submission. Steps that only the judge can check are done with the whole lesson. */
  isDone: boolean;
}

export interface Task {
  /** What to do first, in one paragraph of Markdown. It never changes, so that a result shifts nothing. */
  summary: string;
  /** `matches`: the last run printed what the task shows. `passes`: it passed all visible tests. */
  state: 'open' | 'matches' | 'passes' | 'done';
  /** One of the parts says the same. */
  isInParts: boolean;
  /** The whole assignment; empty if the summary says it all. */
  parts: readonly TaskPart[];
}

/** What the last run and the last submission showed. */
export interface Evidence {
  /** The judge accepted an answer, now or earlier. */
  isSolved: boolean;
  /** The program ran and ended. */
  hasRun: boolean;
  /** What it printed, if it ended without an error. */
  printed: string | null;
  /** All visible tests passed. */
  passedTests: boolean;
}

/** The task of a lesson: its question, its author's summary, or the first step of its assignment. */
export function taskOf(
  { readme, task: authored }: Pick<Lesson, 'readme' | 'task'>,
  question: string | undefined,
  evidence: Evidence,
): Task {
  if (question !== undefined) {
    const state = evidence.isSolved ? 'done' : 'open';
    return { summary: firstParagraph(question), state, isInParts: false, parts: [] };
  }
  const parts = assignmentParts(readme).map((part) => ({ ...part, isDone: isDone(part, evidence) }));
  const first = parts.find(({ kind }) => kind === 'step') ?? parts[0];
  const summary = authored ?? (first ? summaryOf(first) : '');
  const isWhole = parts.length === 1 && summary === parts[0]!.markdown.replace(/\s+/g, ' ');
  return { summary, state: stateOf(parts, evidence), isInParts: !authored, parts: isWhole ? [] : parts };
}

function stateOf(parts: readonly TaskPart[], { isSolved, passedTests }: Evidence): Task['state'] {
  if (isSolved) return 'done';
  if (passedTests) return 'passes';
  return parts.some(({ output, isDone }) => output !== undefined && isDone) ? 'matches' : 'open';
}

/** What is known of the open lesson's task. Observable. */
export function evidenceOf({ work: { run }, isComplete, submission }: LessonPlayerStore): Evidence {
  const store = run?.store;
  const hasRun = store != null && !store.isRunning && store.end !== null;
  return {
    isSolved: isComplete || submission.isSuccess,
    hasRun,
    printed: hasRun && store.end === 'ok' ? store.output.blocks.map(({ text }) => text).join('') : null,
    passedTests: hasRun && testsPassed(store),
  };
}

const testsPassed = ({ end, tests }: RunStore) =>
  end === 'ok' && tests !== null && tests.length > 0 && tests.every(({ passed }) => passed === true);

/** "Press :button[run]" in any language: a word or two, and the button. Courses from before buttons had names say "Press **Run**". */
const RUN_STEP = /^(?:\p{L}+ ){1,2}(?::button\[run\]|\*\*run\*\*)/iu;

function isDone({ markdown, output }: AssignmentPart, evidence: Evidence): boolean {
  if (evidence.isSolved) return true;
  if (RUN_STEP.test(markdown)) return evidence.hasRun;
  return (
    output !== undefined &&
    evidence.printed !== null &&
    normalizeOutput(evidence.printed) === normalizeOutput(output)
  );
}

/** A part's first paragraph, and what the program must print if that's a single short line. */
function summaryOf({ markdown, output }: AssignmentPart): string {
  const text = firstParagraph(markdown);
  const isShort = output !== undefined && !output.includes('\n') && output.length <= 60;
  return text.endsWith(':') && isShort && !output.includes('`') ? `${text} \`${output}\`` : text;
}
