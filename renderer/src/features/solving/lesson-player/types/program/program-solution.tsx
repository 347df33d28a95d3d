import type { Lesson } from '@web/api';
import { KeptWork } from '../../kept-work';
import type { RenderSolution, WorkContext } from '../lesson-work';
import { ProgramStore } from './program.store';
import { SolutionFiles } from './SolutionFiles';

/** What lessons with a program have in common on the wire. */
export type ProgramData = Omit<NonNullable<Lesson['lessonDataCode']>, 'stdin'>;

/** The learner's program in an exercise, as this computer has stored it. */
export function openProgram(
  { exercise, stores }: Pick<WorkContext, 'exercise' | 'stores'>,
  data: ProgramData,
): ProgramStore {
  const { platform, scope } = stores;
  const starter = { language: data.programmingLanguage, files: data.starterFiles };
  return new ProgramStore(starter, new KeptWork(platform.storage, 'code', exercise), scope.owner);
}

/** Shows a solution's files, next to those of `program`. */
export function programSolution(program: ProgramStore): RenderSolution {
  return ({ solutionFiles: files = [] }) => <SolutionFiles files={files} program={program} />;
}
