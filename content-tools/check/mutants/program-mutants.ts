import { type FilesAnswer, solvedProgram } from '@shared/lesson-types';
import type { PlacedLesson } from '../placed-lesson';
import { MUTATORS } from '.';
import type { Mutant } from './mutant';

/** A changed solution. */
export interface ProgramMutant {
  /** The file that's changed, below solution/. */
  name: string;
  mutant: Mutant;
  answer: FilesAnswer;
}

/** Every mutant of the files that a lesson's solution writes; none for a lesson without a program. */
export function programMutants({ lesson: { data }, language }: PlacedLesson): ProgramMutant[] {
  if (!('solutionFiles' in data)) return [];
  const files = solvedProgram(data);
  const isOutputJudged = data.type === 'type_code';
  return data.solutionFiles.flatMap(({ name, content }) =>
    MUTATORS[language](content, { isOutputJudged }).map((mutant) => ({
      name,
      mutant,
      answer: {
        kind: 'files' as const,
        files: files.map((file) => (file.name === name ? { name, content: mutant.content } : file)),
      },
    })),
  );
}
