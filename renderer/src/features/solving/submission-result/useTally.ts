import { COUNT_MS, STRIKE_MS, tallyAt } from '@web/features/game/submission-toasts';
import { useEffect, useState } from 'react';

/** Counts up to the sum of `amounts` once, after the strike. `isStill` shows the sum right away. */
export function useTally(amounts: readonly number[], isStill: boolean): number {
  const [shown, setShown] = useState(() => tallyAt(amounts, isStill ? 1 : 0));
  useEffect(() => {
    if (isStill) {
      setShown(tallyAt(amounts, 1));
      return;
    }
    let frame = 0;
    const start = performance.now() + STRIKE_MS;
    const step = (now: number) => {
      const progress = (now - start) / COUNT_MS;
      setShown(tallyAt(amounts, progress));
      if (progress < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [amounts, isStill]);
  return shown;
}
