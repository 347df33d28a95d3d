import { type ExerciseRef, refKey } from '@web/exercises';
import { answersOf, KeptSubmit } from '@web/features/solving/waiting-answers';
import type { RootStore } from '@web/stores';

/**
 * Submits what the learner got right as a guest, before they signed in. The one that's `open` does that by itself, with its
 * result on the screen.
 */
export async function submitKeptAnswers(
  stores: Pick<RootStore, 'platform' | 'scope'>,
  open?: ExerciseRef,
): Promise<void> {
  const { platform, scope } = stores;
  let isSending = false;
  for (const exercise of await KeptSubmit.exercises(platform)) {
    if (open && refKey(exercise) === refKey(open)) continue;
    if (stores.scope !== scope) return; // another learner's turn
    const body = await new KeptSubmit(exercise, platform).take();
    if (!body) continue;
    answersOf(scope).add({ exercise, body });
    isSending = true;
  }
  if (isSending) await scope.writeQueue.sendAll();
}
