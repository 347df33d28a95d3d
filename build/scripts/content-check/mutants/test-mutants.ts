import { type FilesAnswer, type LessonData, lessonTypeOf } from '@shared/lesson-types';
import type { Language } from '@shared/runner/languages';
import type { PlacedLesson } from '../check-lessons';
import type { JudgeAnswer } from '../verdict';
import type { MakeMutants, Mutant } from './mutant';
import { pythonMutants } from './python';

/** Languages whose programs can be mutated. */
const MUTATORS: Partial<Record<Language, MakeMutants>> = { python: pythonMutants };

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

/** Judges every mutant of a lesson's solution; undefined for a lesson without a program, or in another language. */
export async function testMutants(
  { lesson, language, folder }: PlacedLesson,
  judge: JudgeAnswer,
): Promise<MutationResult | undefined> {
  const { data } = lesson;
  const makeMutants = MUTATORS[language];
  if (!makeMutants || !('solutionFiles' in data)) return undefined;
  const solution = lessonTypeOf(data).authorAnswers?.(data).solution as FilesAnswer;
  const equivalents = 'equivalentMutants' in data ? (data.equivalentMutants ?? []) : [];
  const declared = new Set(equivalents.map(({ line }) => line));
  const result: MutationResult = { killed: 0, equivalent: 0, survivors: [], stale: [] };
  const found = new Set<string>();
  for (const { name, mutant } of mutantsOf(data, makeMutants)) {
    const files = solution.files.map((file) =>
      file.name === name ? { name, content: mutant.content } : file,
    );
    const { outcome } = await judge(lesson, language, { kind: 'files', files } as FilesAnswer);
    if (outcome === 'failed') result.killed++;
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

/** Only of the files that the solution writes. */
function mutantsOf(
  data: Extract<LessonData, { solutionFiles: unknown }>,
  makeMutants: MakeMutants,
): Array<{ name: string; mutant: Mutant }> {
  const isOutputJudged = data.type === 'type_code';
  return data.solutionFiles.flatMap(({ name, content }) =>
    makeMutants(content, { isOutputJudged }).map((mutant) => ({ name, mutant })),
  );
}
