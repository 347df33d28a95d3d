import { writeFileSync } from 'node:fs';
import { Verdicts } from '@shared/lesson-types/cli/verdicts';
import { CliError, EXIT } from '../errors';
import { print, printAside, styled } from '../report/console';
import { stepList } from '../report/step-list';
import { verdict } from '../report/verdict';
import { type RanLesson, runLesson } from './run-lesson';

export interface SubmitOptions {
  verbose?: boolean;
  debug?: boolean;
  json?: boolean;
}

/** Runs a lesson's steps and submits what they gave. Exits with 1 unless the lesson passes. */
export async function submit(id: string | undefined, options: SubmitOptions): Promise<void> {
  const ran = await runLesson(id, { isQuiet: options.json ?? false });
  if (options.debug) saveRequest(ran);
  const results = ran.runs.map(({ result }) => result);
  const reply = await ran.api.submit(ran.id, results);
  if (reply.resultSlug !== 'success') process.exitCode = EXIT.failed;
  if (options.json)
    return print(JSON.stringify({ lesson: ran.id, CLIResults: results, result: reply }, null, 2));
  const verdicts = new Verdicts(reply);
  const { steps } = ran.lesson.data;
  const stateOf = (index: number) => verdicts.ofStep(index);
  print(stepList({ steps, runs: ran.runs, stateOf, verdicts, isVerbose: options.verbose ?? false }));
  print(`\n${verdict(reply)}`);
}

/** Writes the body of the request, as authors record solutions, to a file in the current folder. */
function saveRequest({ id, runs }: RanLesson): void {
  const file = `submission-${id}.json`;
  try {
    writeFileSync(file, `${JSON.stringify({ CLIResults: runs.map(({ result }) => result) }, null, 2)}\n`);
  } catch (error) {
    throw new CliError(`Can’t write ${file}: ${(error as Error).message}`);
  }
  printAside(styled('dim', `The request is in ${file}.`));
}
