import { roleIndexOf } from '@shared/rules/levels';
import { COUNT_MS, STRIKE_MS } from '@web/features/game/submission-toasts';
import type { LevelGain } from '@web/stores';
import type { ConfettiIntensity } from '@web/ui/confetti';
import { stage } from '@web/ui/stage';
import { useEffect } from 'react';

/** Keeps everything else still while the card moves, then throws confetti for a new level or a new role. */
export function useCelebration(level: LevelGain | null | undefined, isStill: boolean): void {
  useEffect(() => {
    if (isStill) return;
    return stage.takeTurn(STRIKE_MS + COUNT_MS, () => {}, 'front');
  }, [isStill]);
  const from = level?.from.level;
  const to = level?.to.level;
  useEffect(() => {
    if (isStill || from === undefined || to === undefined || to <= from) return;
    return celebrate(roleIndexOf(to) > roleIndexOf(from) ? 'high' : 'low');
  }, [isStill, from, to]);
}

/** Loads the confetti while the card moves. */
function celebrate(intensity: ConfettiIntensity): () => void {
  let stop = () => {};
  let isOver = false;
  import('@web/ui/confetti').then(
    ({ throwConfetti }) => {
      if (!isOver) stop = throwConfetti(intensity);
    },
    (error: unknown) => console.warn('Confetti could not be loaded', error),
  );
  return () => {
    isOver = true;
    stop();
  };
}
