import { normalizeOutput } from '@shared/grading';
import { assignmentParts } from '@web/features/learning/lesson-text';
import type { Practice } from '@web/features/solving/waiting-answers';
import type { RunStore } from '@web/features/solving/workbench';

/** What a run that has ended says about the answer: its visible tests, or whether the output is what the assignment shows. */
export function practiceOf({ end, tests, output }: RunStore, readme: string): Practice {
  if (end === 'error' || end === 'limit') return 'failed';
  if (end !== 'ok') return 'unchecked';
  if (tests && tests.length > 0) return 'passed';
  const printed = normalizeOutput(
    output.blocks.flatMap(({ stream, text }) => (stream === 'stdout' ? text : [])).join(''),
  );
  const expected = assignmentParts(readme).flatMap((part) => part.output ?? []);
  if (expected.length === 0) return 'unchecked';
  return expected.some((text) => normalizeOutput(text) === printed) ? 'passed' : 'failed';
}
