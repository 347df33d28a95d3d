import type { TextStorage } from '@web/platform';

const KEY = 'emberforge.sign-up-track';

/** The id of the track that a visitor chose before they had an account; null if they chose none. */
export const chosenTrackId = (storage: TextStorage): string | null => storage.get(KEY);

export const chooseTrackForSignUp = (storage: TextStorage, trackId: string): boolean =>
  storage.set(KEY, trackId);

export const forgetTrack = (storage: TextStorage): void => storage.remove(KEY);
