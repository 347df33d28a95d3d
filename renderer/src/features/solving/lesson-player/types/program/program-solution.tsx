import type { Lesson } from '@web/api';
import type { RootStore } from '@web/stores';
import { KeptWork } from '../../kept-work';
import type { RenderSolution } from '../lesson-work';
import { ProgramStore } from './program.store';
import { SolutionFiles } from './SolutionFiles';

/** What lessons with a program have in common on the wire. */
export type ProgramData = Omit<NonNullable<Lesson['lessonDataCode']>, 'stdin'>;

/** The learner's program in a lesson, as this computer has stored it. */
export function openProgram(lesson: Lesson, data: ProgramData, { platform, scope }: RootStore): ProgramStore {
  const starter = { lessonUuid: lesson.uuid, language: data.programmingLanguage, files: data.starterFiles };
  return new ProgramStore(starter, new KeptWork(platform.storage, 'code'), scope.owner);
}

/** Shows a solution's files, next to those of `program`. */
export function programSolution(program: ProgramStore): RenderSolution {
  return ({ solutionFiles: files = [] }) => <SolutionFiles files={files} program={program} />;
}
