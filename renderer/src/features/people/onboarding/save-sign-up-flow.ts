import { ApiError } from '@web/api';
import { KeptSubmit } from '@web/features/solving/waiting-answers';
import type { RootStore } from '@web/stores';
import { chosenTrackId, forgetTrack } from '@web/stores/sign-up-flow';

/** Both ends agree on this (shared/contracts/learning/catalog.ts). */
const MAX_LESSONS = 100;

/**
 * Saves the track that was chosen before the account was opened, and which lessons were solved. It's kept if the server
 * doesn't answer.
 * @throws ApiError
 */
export async function saveSignUpFlow({ api, platform, progress }: RootStore): Promise<void> {
  const trackUUID = chosenTrackId(platform.storage);
  const solved = await KeptSubmit.exercises(platform);
  const lessons = solved.filter(({ source }) => source === 'lesson').slice(0, MAX_LESSONS);
  const lessonUUIDs = lessons.map(({ id }) => id);
  if (trackUUID === null && lessonUUIDs.length === 0) return;
  try {
    await api.call('saveSignUpFlow', { body: { lessonUUIDs, trackUUID } });
  } catch (error) {
    if (error instanceof ApiError && error.isRefusal) forgetTrack(platform.storage);
    throw error;
  }
  forgetTrack(platform.storage);
  progress.dashboard.reset();
}
