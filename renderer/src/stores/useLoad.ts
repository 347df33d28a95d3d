import { useEffect } from 'react';
import type { AsyncState } from './async-state';

/** Loads an area when the component appears, and again after a reset; `enabled` false waits. */
export function useLoad<T>(state: AsyncState<T>, enabled = true): void {
  const isIdle = state.status === 'idle';
  useEffect(() => {
    if (enabled && isIdle) void state.load();
  }, [state, enabled, isIdle]);
}
