import { createContext, useContext } from 'react';
import type { LessonPlayerStore } from './lesson-player.store';

const PlayerContext = createContext<LessonPlayerStore | null>(null);
export const PlayerProvider = PlayerContext.Provider;

/** The open lesson. @throws Error outside of PlayerProvider. */
export function usePlayer(): LessonPlayerStore {
  const player = useContext(PlayerContext);
  if (!player) throw new Error('PlayerProvider is missing');
  return player;
}
