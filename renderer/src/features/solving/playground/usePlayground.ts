import { createContext, useContext } from 'react';
import type { PlaygroundStore } from './playground.store';

const PlaygroundContext = createContext<PlaygroundStore | null>(null);
export const PlaygroundProvider = PlaygroundContext.Provider;

/** The open playground. @throws Error outside of PlaygroundProvider. */
export function usePlayground(): PlaygroundStore {
  const playground = useContext(PlaygroundContext);
  if (!playground) throw new Error('PlaygroundProvider is missing');
  return playground;
}
