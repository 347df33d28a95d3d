import type { RunResult, SourceFile } from '../../../runner';
import { HereRunner } from '../../../testing/run-here';

const runner = new HereRunner();

/** Files by their names. */
type Files = Readonly<Record<string, string>>;
const filesOf = (files: Files): SourceFile[] =>
  Object.entries(files).map(([name, content]) => ({ name, content }));

export const judged = (files: Files, tests: Files): Promise<RunResult> =>
  runner.run({ language: 'c', files: filesOf(files), tests: filesOf(tests) });

/** The outcome of each test by its name. */
export const outcomes = ({ tests = [] }: RunResult) =>
  Object.fromEntries(tests.map(({ name, outcome }) => [name, outcome]));
