import type { Lesson } from '@shared/contracts';
import type { RootStore } from '@web/stores';
import { KeptWork } from '../../kept-work';
import type { RenderSolution } from '../lesson-work';
import { ProgramStore } from './program.store';
import { SolutionFiles } from './SolutionFiles';

/** What lessons with a program have in common on the wire. */
export type ProgramData = Omit<NonNullable<Lesson['LessonDataCode']>, 'Stdin'>;

/** The learner's program in a lesson, as this computer has stored it. */
export function openProgram(lesson: Lesson, data: ProgramData, { platform, scope }: RootStore): ProgramStore {
  const starter = { lessonUUID: lesson.UUID, language: data.ProgrammingLanguage, files: data.StarterFiles };
  return new ProgramStore(starter, new KeptWork(platform.storage, 'code'), scope.owner);
}

/** Shows a solution's files, next to those of `program`. */
export function programSolution(program: ProgramStore): RenderSolution {
  return ({ SolutionFiles: files = [] }) => <SolutionFiles files={files} program={program} />;
}
