import { useEffect } from 'react';
import type { AsyncState } from './async-state';

/** Loads an area when the component mounts and again after a reset, if `enabled`. */
export function useLoad<T>(state: AsyncState<T>, enabled = true): void {
  const isIdle = state.status === 'idle';
  useEffect(() => {
    if (enabled && isIdle) void state.load();
  }, [state, enabled, isIdle]);
}
