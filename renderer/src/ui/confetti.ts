import { TONE_COLORS } from '@shared/art/colors';
import type { Options } from 'canvas-confetti';
import { reducesMotion } from './reduced-motion';
import { stage } from './stage';

export type ConfettiIntensity = 'low' | 'high';

/** How long confetti is thrown, and the pause between two bursts (docs/app.md). */
const THROWS = {
  low: { durationMs: 200, pauseMs: 100 },
  high: { durationMs: 2000, pauseMs: 250 },
} as const;
/** How long pieces fall, in frames and in milliseconds: with the card and its throw, a new level takes under 2 seconds. */
const FALL_FRAMES = 66;
const FALL_MS = 1100;

/** Above dialogs; the canvas lets every click through. */
const SHARED: Options = {
  colors: [...TONE_COLORS.gold, ...TONE_COLORS.ember],
  ticks: FALL_FRAMES,
  zIndex: 2_000,
  disableForReducedMotion: true,
};

/** One throw. `share` falls from 1 to 0 during the throw. */
const BURSTS: Record<ConfettiIntensity, (share: number) => Options[]> = {
  low: () => [{ particleCount: 24, spread: 70, startVelocity: 28, origin: { x: 0.5, y: 0.8 } }],
  high: (share) =>
    [0.2, 0.8].map((side) => ({
      particleCount: Math.round(20 + 40 * share),
      spread: 360,
      startVelocity: 26,
      origin: { x: side + (Math.random() - 0.5) * 0.2, y: 0.1 + Math.random() * 0.3 },
    })),
};

/**
 * A thrower without a worker: the library would make its worker from a blob: address, which the content security policy
 * blocks. It's an ornament: without its code nothing is missing.
 */
const loadConfetti = () =>
  import('canvas-confetti').then(
    ({ default: library }) => library.create(undefined, { resize: true, useWorker: false }),
    (error: unknown) => {
      console.warn('Confetti could not be loaded', error);
      return undefined;
    },
  );

/**
 * Throws confetti once nothing else moves: `low` for a new level, `high` for a new role or a completed course. Its code
 * loads on first use. Nothing happens with reduced motion. Returns how to stop it.
 */
export function throwConfetti(intensity: ConfettiIntensity): () => void {
  if (reducesMotion()) return () => {};
  const { durationMs, pauseMs } = THROWS[intensity];
  const loading = loadConfetti();
  let timer: ReturnType<typeof setInterval> | undefined;
  const burst = async (share: number) => {
    const confetti = await loading;
    for (const options of BURSTS[intensity](share)) void confetti?.({ ...SHARED, ...options });
  };
  const start = () => {
    let passedMs = 0;
    void burst(1);
    timer = setInterval(() => {
      passedMs += pauseMs;
      if (passedMs >= durationMs) clearInterval(timer);
      else void burst(1 - passedMs / durationMs);
    }, pauseMs);
  };
  const endTurn = stage.takeTurn(durationMs + FALL_MS, start, 'front');
  return () => {
    clearInterval(timer);
    endTurn();
  };
}
