import { useContext, useEffect } from 'react';
import type { AsyncState } from './async-state';
import { StoresContext } from './useStores';

/** Loads that have been asked for but not started, while a page is rendered on the server; effects don't run there. */
let collected: AsyncState<unknown>[] | undefined;
/** Loads that components have started and that still run. */
const running = new Set<Promise<void>>();

/** Loads an area when the component mounts, after a reset, and after a failure once the connection is back. */
export function useLoad<T>(state: AsyncState<T>, enabled = true): void {
  const connection = useContext(StoresContext)?.connection;
  const isIdle = state.status === 'idle';
  if (collected && enabled && isIdle) collected.push(state);
  useEffect(() => {
    if (!enabled || !isIdle) return;
    const load = state.load();
    running.add(load);
    void load.then(() => running.delete(load));
  }, [state, enabled, isIdle]);
  useEffect(() => {
    if (!enabled) return;
    return connection?.onReconnect(() => state.status === 'failed' && void state.load());
  }, [connection, state, enabled]);
}

/** Resolves once nothing that components have asked for is loading. */
export async function whenLoaded(): Promise<void> {
  while (running.size > 0) await Promise.all(running);
}

/** Renders synchronously, and returns the areas that `useLoad` would have loaded. */
export function collectLoads<T>(render: () => T): { rendered: T; loads: AsyncState<unknown>[] } {
  collected = [];
  try {
    return { rendered: render(), loads: collected };
  } finally {
    collected = undefined;
  }
}
