import { useEffect, useRef, useState } from 'react';
import { LEVEL_PAUSE_MS, type LevelPosition, levelSteps } from './levelSteps';
import { useReducedMotion } from './useReducedMotion';

/** What the bar shows now; a `durationMs` of 0 means no animation. */
export interface LevelFill extends LevelPosition {
  durationMs: number;
}

/** Moves the bar to each new position through every level in between; jumps with reduced motion. */
export function useLevelFill({ level, fraction }: LevelPosition): LevelFill {
  const reduced = useReducedMotion();
  const reached = useRef<LevelPosition>({ level, fraction });
  const [fill, setFill] = useState<LevelFill>({ level, fraction, durationMs: 0 });

  useEffect(() => {
    const steps = reduced ? [] : levelSteps(reached.current, { level, fraction });
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;

    const walk = (index: number): void => {
      const step = steps[index];
      if (!step) {
        reached.current = { level, fraction };
        if (steps.length === 0) setFill({ level, fraction, durationMs: 0 });
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

    walk(0);
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, [level, fraction, reduced]);

  return fill;
}
