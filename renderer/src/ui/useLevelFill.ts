import { useEffect, useRef, useState } from 'react';
import { LEVEL_PAUSE_MS, type LevelPosition, type LevelStep, levelSteps } from './levelSteps';
import { stage } from './stage';
import { useReducedMotion } from './useReducedMotion';

/** What the bar shows now; a `durationMs` of 0 means no animation. */
export interface LevelFill extends LevelPosition {
  durationMs: number;
}

export interface LevelFillOptions {
  /** Where the bar starts; at the position itself by default. */
  from?: LevelPosition;
  /** Milliseconds before the bar moves. */
  delayMs?: number;
  /** Milliseconds for the whole way, instead of the usual time per level: the bar is part of a larger motion. */
  fillMs?: number;
}

/**
 * Moves the bar to each new position through every level in between, unless something in front moves: then it jumps, as
 * with reduced motion.
 */
export function useLevelFill(
  { level, fraction }: LevelPosition,
  { from, delayMs = 0, fillMs }: LevelFillOptions = {},
): LevelFill {
  const reduced = useReducedMotion();
  const reached = useRef<LevelPosition>(from ?? { level, fraction });
  const [fill, setFill] = useState<LevelFill>({ ...reached.current, durationMs: 0 });

  useEffect(() => {
    const steps = reduced ? [] : levelSteps(reached.current, { level, fraction }, fillMs);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;

    const walk = (index: number): void => {
      const step = steps[index];
      if (!step) {
        reached.current = { level, fraction };
        return;
      }
      reached.current = { level: step.level, fraction: step.from };
      setFill({ level: step.level, fraction: step.from, durationMs: 0 });
      // Two frames: the browser must have painted the start before it can animate.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => {
          setFill({ level: step.level, fraction: step.to, durationMs: step.durationMs });
          timer = setTimeout(() => walk(index + 1), step.durationMs + LEVEL_PAUSE_MS);
        });
      });
    };

    const jump = () => {
      reached.current = { level, fraction };
      setFill({ level, fraction, durationMs: 0 });
    };

    let endTurn = () => {};
    if (steps.length === 0) jump();
    else if (fillMs !== undefined) timer = setTimeout(() => walk(0), delayMs);
    else endTurn = stage.takeTurn(durationOf(steps), (isLate) => (isLate ? jump() : walk(0)));
    return () => {
      endTurn();
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, [level, fraction, reduced, delayMs, fillMs]);

  return fill;
}

const durationOf = (steps: readonly LevelStep[]): number =>
  steps.reduce((sum, step) => sum + step.durationMs + LEVEL_PAUSE_MS, 0);
