import { inParallel } from '../in-parallel';
import type { PlacedLesson } from '../placed-lesson';
import type { JudgeAnswer } from '../verdict';
import { programMutants } from './program-mutants';

export interface Survivor {
  /** Relative to the content folder. */
  file: string;
  line: number;
  changedLine: string;
}

/** How a lesson's tests did against the mutants of its solution. */
export interface MutationResult {
  killed: number;
  /** Mutants that its author has declared to do the same as the solution. */
  equivalent: number;
  survivors: Survivor[];
  /** Declared in lesson.yaml, and no mutant that survives. */
  stale: string[];
}

/** Judges every mutant of a lesson's solution, `threads` at a time; undefined for a lesson without a program. */
export async function testMutants(
  placed: PlacedLesson,
  judge: JudgeAnswer,
  threads = 1,
): Promise<MutationResult | undefined> {
  const { lesson, language, folder } = placed;
  const { data } = lesson;
  if (!('solutionFiles' in data)) return undefined;
  const equivalents = 'equivalentMutants' in data ? (data.equivalentMutants ?? []) : [];
  const declared = new Set(equivalents.map(({ line }) => line));
  const result: MutationResult = { killed: 0, equivalent: 0, survivors: [], stale: [] };
  const found = new Set<string>();
  const judged = await inParallel(programMutants(placed), threads, async ({ name, mutant, answer }) => ({
    name,
    mutant,
    verdict: await judge(lesson, language, answer),
  }));
  for (const { name, mutant, verdict } of judged) {
    // A program that doesn't compile says nothing about the tests.
    if (verdict.isUnbuilt) continue;
    if (verdict.outcome === 'failed') result.killed++;
    else if (declared.has(mutant.changedLine)) {
      result.equivalent++;
      found.add(mutant.changedLine);
    } else {
      const file = `${folder}/solution/${name}`;
      result.survivors.push({ file, line: mutant.line, changedLine: mutant.changedLine });
    }
  }
  result.stale = [...declared].filter((line) => !found.has(line));
  return result;
}
