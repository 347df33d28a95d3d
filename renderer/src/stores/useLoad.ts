import { useContext, useEffect } from 'react';
import type { AsyncState } from './async-state';
import { StoresContext } from './useStores';

/** Loads an area when the component mounts, after a reset, and after a failure once the connection is back. */
export function useLoad<T>(state: AsyncState<T>, enabled = true): void {
  const connection = useContext(StoresContext)?.connection;
  const isIdle = state.status === 'idle';
  useEffect(() => {
    if (enabled && isIdle) void state.load();
  }, [state, enabled, isIdle]);
  useEffect(() => {
    if (!enabled) return;
    return connection?.onReconnect(() => state.status === 'failed' && void state.load());
  }, [connection, state, enabled]);
}
