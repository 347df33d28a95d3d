import { Api, type TerminalLesson } from '../api/api';
import { LiveSteps } from '../report/live-steps';
import { openSession } from '../session/open-session';
import { findAddresses } from '../settings/addresses';
import { readSettings } from '../settings/settings';
import { runSteps, type StepRun } from '../steps/run-steps';

export interface RanLesson {
  api: Api;
  id: string;
  lesson: TerminalLesson;
  runs: StepRun[];
  live: LiveSteps;
}

/** Fetches a lesson, or the learner's next one, and runs its steps in the current folder. @throws CliError */
export async function runLesson(
  id: string | undefined,
  { isQuiet }: { isQuiet: boolean },
): Promise<RanLesson> {
  const api = new Api(await openSession(findAddresses().api));
  const lessonId = id ?? (await api.nextLesson()).lessonUuid;
  const lesson = await api.lesson(lessonId);
  const live = new LiveSteps(lesson, { isQuiet });
  const { baseUrl } = readSettings();
  try {
    const runs = await runSteps(lesson.data, { baseUrl, onStep: (index, run) => live.update(index, run) });
    return { api, id: lessonId, lesson, runs, live };
  } finally {
    live.stop();
  }
}
