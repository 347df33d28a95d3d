import { createContext, useContext } from 'react';
import type { RootStore } from './root.store';

/** Null outside of the app. */
export const StoresContext = createContext<RootStore | null>(null);

export const StoresProvider = StoresContext.Provider;

/** The app's stores. @throws Error outside of StoresProvider. */
export function useStores(): RootStore {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error('StoresProvider is missing');
  return stores;
}
