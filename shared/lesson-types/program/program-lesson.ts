import type { RunRequest } from '../../runner/runner';
import type { GradeTask, SolutionView } from '../lesson-type';
import { type FilesAnswer, readFilesAnswer } from './answer';
import { checksTypes, type Program, replaceFiles, solvedProgram, starterProgram } from './program';

/** What all lessons with a program have in common. */
export const programLesson = {
  needsAssignment: true,
  readAnswer: readFilesAnswer,
  presentSolution: (data: Program): SolutionView => ({
    SolutionFiles: solvedProgram(data).map(({ name, content }) => ({ Name: name, Content: content })),
  }),
  authorAnswers: (data: Program): { solution: FilesAnswer; starter: FilesAnswer } => ({
    solution: { kind: 'files', files: solvedProgram(data) },
    starter: { kind: 'files', files: starterProgram(data) },
  }),
};

/** Runs the learner's files; all others are as the lesson has them. */
export const programRequest = ({
  data,
  language,
  answer,
}: GradeTask<Program & { checkTypes?: boolean }, FilesAnswer>): RunRequest => ({
  language,
  files: replaceFiles(data.files, answer.files),
  checkTypes: checksTypes(language, data),
});
