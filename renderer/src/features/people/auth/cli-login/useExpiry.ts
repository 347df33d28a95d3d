import { useEffect } from 'react';

/** A computer that was asleep catches up within this time; a single long timer would be late. */
const TICK_MS = 2_000;

/** Calls `check` every now and then while a code can expire. It has to be the same function each time. */
export function useExpiry(check: () => void): void {
  useEffect(() => {
    const timer = setInterval(check, TICK_MS);
    return () => clearInterval(timer);
  }, [check]);
}
