import type { MistakeAnswer, StoredAnswer } from '@shared/lesson-types';
import type { Verdict } from './verdict';

/**
 * What is wrong with a lesson's known mistakes: each has to fail, and to fail differently from the others and from the
 * starter, or a learner would get the message of another mistake.
 */
export async function mistakeProblems(
  mistakes: readonly MistakeAnswer[],
  judge: (answer: StoredAnswer) => Promise<Verdict>,
  starter: Verdict,
): Promise<Array<{ name: string; message: string }>> {
  const problems: Array<{ name: string; message: string }> = [];
  const owners = new Map([[starter.fingerprint, 'the starter']]);
  for (const { name, answer } of mistakes) {
    const verdict = await judge(answer);
    const owner = owners.get(verdict.fingerprint);
    if (verdict.outcome === 'passed') problems.push({ name, message: 'this wrong program passes' });
    else if (verdict.outcome === 'broken')
      problems.push({ name, message: `this wrong program cannot be judged: ${verdict.message}` });
    else if (owner)
      problems.push({ name, message: `this wrong program fails exactly like ${owner}: ${verdict.message}` });
    else owners.set(verdict.fingerprint, `wrong/${name}`);
  }
  return problems;
}
