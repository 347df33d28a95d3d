import type { SavedAnswer, SubmissionBody } from '../../contracts';
import { REQUEST_LIMITS } from '../../runner/limits';
import type { RunRequest, SourceFile } from '../../runner/runner';
import { runText } from '../../texts/runs';
import type { LessonFolder } from '../lesson-folder';
import { AnswerRefused, type GradeTask, type MistakeAnswer, type SolutionView } from '../lesson-type';
import { readKnownMistakes, WRONG_FOLDER } from './known-mistakes';
import { presentTests } from './present';
import {
  checksTypes,
  type Program,
  readProgram,
  replaceFiles,
  solvedProgram,
  starterProgram,
} from './program';
import { reportUnusableChecks } from './source-rules';
import { readTestFiles } from './test-files';

/** Only the files that the learner may change. */
export interface FilesAnswer {
  kind: 'files';
  files: SourceFile[];
}

/** What all lessons with a program have in common. */
export const programLesson = {
  folders: ['starter', 'solution', WRONG_FOLDER],
  needsAssignment: true,
  isRegradable: true as const,
  readFiles: readProgramFolder,
  presentSolution: (data: Program): SolutionView => ({
    SolutionFiles: solvedProgram(data).map(({ name, content }) => ({ Name: name, Content: content })),
  }),
  readAnswer,
  presentAnswer: ({ files }: Partial<FilesAnswer>): SavedAnswer => ({
    Files: files?.map(({ name, content }) => ({ Name: name, Content: content })),
  }),
  authorAnswers: (data: Program): { solution: FilesAnswer; starter: FilesAnswer } => ({
    solution: { kind: 'files', files: solvedProgram(data) },
    starter: { kind: 'files', files: starterProgram(data) },
  }),
  knownMistakes: ({ knownMistakes = [] }: Program): MistakeAnswer<FilesAnswer>[] =>
    knownMistakes.map(({ name, files, message }) => ({ name, message, answer: { kind: 'files', files } })),
};

/** The same for programs that are judged by tests. */
export const testedLesson = {
  ...programLesson,
  folders: [...programLesson.folders, 'tests'],
  readFiles: (folder: LessonFolder) => ({ ...readProgramFolder(folder), ...readTestFiles(folder) }),
  presentGrade: presentTests,
};

export type ProgramTask = GradeTask<Program & { checkTypes?: boolean }, FilesAnswer>;

function readProgramFolder(folder: LessonFolder): Program {
  const program = readProgram(folder);
  reportUnusableChecks(folder);
  return { ...program, ...readKnownMistakes(folder, program.files) };
}

/** Runs the learner's files; all others are as the lesson has them. */
export const programRequest = ({ data, language, answer }: ProgramTask): RunRequest => ({
  language,
  files: replaceFiles(data.files, answer.files),
  checkTypes: checksTypes(language, data),
});

function readAnswer({ files }: Program, { Files: submitted }: SubmissionBody): FilesAnswer {
  if (!submitted) throw new AnswerRefused(runText('answer.code'));
  const contentOf = new Map<string, string>();
  for (const { Name, Content } of submitted) {
    if (files.every((file) => file.name !== Name))
      throw new AnswerRefused(runText('answer.unknown-file', { name: JSON.stringify(Name) }));
    if (contentOf.has(Name)) throw new AnswerRefused(runText('answer.file-twice', { name: Name }));
    contentOf.set(Name, Content);
  }
  const edited = files
    .filter((file) => !file.isReadonly && !file.isHidden)
    .map(({ name }) => {
      const content = contentOf.get(name);
      if (content === undefined) throw new AnswerRefused(runText('answer.file-missing', { name }));
      return { name, content };
    });
  const bytes = new TextEncoder().encode(edited.map(({ content }) => content).join('')).length;
  if (bytes > REQUEST_LIMITS.sourceBytes)
    throw new AnswerRefused(runText('answer.files-too-large'), 'too-large');
  return { kind: 'files', files: edited };
}
