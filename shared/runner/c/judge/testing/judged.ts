import type { RunResult, SourceFile } from '../../../runner';
import { InProcessRunner } from '../../../testing/in-process-runner';

const runner = new InProcessRunner();

/** Contents by file name. */
type Files = Readonly<Record<string, string>>;
const filesOf = (files: Files): SourceFile[] =>
  Object.entries(files).map(([name, content]) => ({ name, content }));

export const judged = (files: Files, tests: Files): Promise<RunResult> =>
  runner.run({ language: 'c', files: filesOf(files), tests: filesOf(tests) });

/** Outcomes by test name. */
export const outcomes = ({ tests = [] }: RunResult) =>
  Object.fromEntries(tests.map(({ name, outcome }) => [name, outcome]));
