import { answersOf } from '@web/features/solving/waiting-answers';
import type { RootStore } from '@web/stores';
import { KeptSubmit } from './kept-submit';

/**
 * Submits what the learner got right as a guest, before they signed in. The lesson of `openLesson` does that by itself,
 * with its result on the screen.
 */
export async function submitKeptAnswers(
  stores: Pick<RootStore, 'platform' | 'scope'>,
  openLesson?: string,
): Promise<void> {
  const { platform, scope } = stores;
  let isSending = false;
  for (const lessonUuid of await KeptSubmit.lessons(platform)) {
    if (lessonUuid === openLesson) continue;
    if (stores.scope !== scope) return; // another learner's turn
    const body = await new KeptSubmit(lessonUuid, platform).take();
    if (!body) continue;
    answersOf(scope).add({ lessonUuid, body });
    isSending = true;
  }
  if (isSending) await scope.writeQueue.sendAll();
}
