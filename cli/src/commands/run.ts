import { print, styled } from '../report/console';
import { stepList } from '../report/step-list';
import { runLesson } from './run-lesson';

export interface RunOptions {
  json?: boolean;
}

/** Runs a lesson's steps and shows what they gave, and what the tests will check. Nothing is sent. */
export async function run(id: string | undefined, { json = false }: RunOptions): Promise<void> {
  const { lesson, runs, id: lessonId } = await runLesson(id, { isQuiet: json });
  const results = runs.map(({ result }) => result);
  if (json)
    return print(JSON.stringify({ lesson: lessonId, title: lesson.title, CLIResults: results }, null, 2));
  const { steps } = lesson.data;
  print(stepList({ steps, runs, stateOf: () => 'ran', verdicts: null, isVerbose: true }));
  print(styled('dim', `\nNothing was graded. When you’re ready: emberforge submit ${id ?? ''}`.trimEnd()));
}
