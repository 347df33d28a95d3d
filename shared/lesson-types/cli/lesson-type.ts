import { z } from 'zod';
import type { CLIStepResult } from '../../contracts';
import { AnswerRefused, type LessonTypeDefinition } from '../lesson-type';
import { byPlace, typeTranslation } from '../translation';
import { type CliAnswer, readCliAnswer } from './answer';
import { gradeCli } from './grade-cli';
import { type CliFields, CliLessonFile } from './lesson-file';
import { presentCli } from './present';
import { readRecordedRun } from './recorded';

export interface CliLessonData extends CliFields {
  /** Shown as the solution. */
  solution: { name: string; content: string }[];
  /** For `content:check`. */
  recorded: CLIStepResult[];
}

/** `type_cli`: commands and requests that run in the learner's own terminal; the server judges what they gave. */
export const cli: LessonTypeDefinition<CliLessonData, CliAnswer> = {
  file: CliLessonFile,
  folders: ['solution', 'recorded'],
  needsAssignment: true,
  readFiles(folder) {
    const files = folder.filesIn('solution');
    if (files.size === 0) folder.reportFile('solution', 'is missing: add the files of a solution');
    const solution = [...files].map(([name, content]) => ({ name, content }));
    return { solution, recorded: readRecordedRun(folder) };
  },
  present: (data) => ({ LessonDataCLI: { CLIData: presentCli(data) } }),
  presentSolution: ({ solution }) => ({
    SolutionFiles: solution.map(({ name, content }) => ({ Name: name, Content: content })),
  }),
  readAnswer: readCliAnswer,
  presentAnswer: () => ({}),
  grade: (_runner, task) => gradeCli(task),
  presentGrade: ({ terminal }) => ({
    StructuredErrCLI: terminal
      ? {
          Error: terminal.error,
          DetailsText: terminal.detailsText,
          FailedStepIndex: terminal.stepIndex,
          FailedTestIndex: terminal.testIndex,
        }
      : null,
  }),
  authorAnswers(data) {
    const starter: CliAnswer = { kind: 'cli', results: data.steps.map(nothingYet) };
    const solution = readRecorded(data);
    return { solution: typeof solution === 'string' ? starter : solution, starter };
  },
  findProblems(data) {
    const solution = readRecorded(data);
    return typeof solution === 'string' ? [`recorded/solution.json doesn’t fit: ${solution}`] : [];
  },
  translation: typeTranslation(
    { steps: z.array(z.strictObject({ description: z.string() })).optional() },
    {
      originals: ({ steps }) => ({ steps: steps.map(({ description }) => ({ description })) }),
      apply: (data, { steps }) => ({
        ...data,
        steps: byPlace(data.steps, steps, (step, { description }) => ({ ...step, description })),
      }),
    },
  ),
};

/** The recorded run as an answer, or why it isn't one. */
function readRecorded(data: CliLessonData): CliAnswer | string {
  try {
    return readCliAnswer(data, { CLIResults: data.recorded });
  } catch (error) {
    if (error instanceof AnswerRefused) return error.message;
    throw error;
  }
}

/** A step on a computer where nothing has been written yet. */
const nothingYet = ({ run }: { run?: string }): CliAnswer['results'][number] =>
  run === undefined
    ? { kind: 'request', error: 'connection refused', status: 0, headers: {}, trailers: {}, body: '' }
    : { kind: 'command', exitCode: 127, stdout: '' };
