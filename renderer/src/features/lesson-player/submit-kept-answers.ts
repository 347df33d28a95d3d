import type { RootStore } from '@web/stores';
import { KeptSubmit } from './kept-submit';

/**
 * Submits what the learner got right as a guest, before they signed in. The lesson of `openLesson` does that by itself,
 * with its result on the screen.
 */
export async function submitKeptAnswers(
  { platform, scope }: Pick<RootStore, 'platform' | 'scope'>,
  openLesson?: string,
): Promise<void> {
  for (const lessonUuid of await KeptSubmit.lessons(platform)) {
    if (lessonUuid === openLesson) continue;
    const body = await new KeptSubmit(lessonUuid, platform).take();
    if (body) scope.outbox.add(lessonUuid, body);
  }
  await scope.outbox.sendAll();
}
