import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { RunStore } from './run.store';

/** How far from its end, in pixels, a text still counts as followed. */
const NEAR = 24;

/**
 * Keeps the end of what a run prints in sight, unless the reader has scrolled away from it; also what a limit has to
 * say there. Tests stand before what was printed: they are not scrolled away. To be used in an observer.
 */
export function useFollowedEnd(box: RefObject<HTMLElement | null>, run: RunStore) {
  const isFollowed = useRef(true);
  const lastTop = useRef(0);
  const { hasTests, isRunning, spent } = run;
  const { blocks } = run.output;
  const isGrowing = !hasTests && (isRunning || spent !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: to be done each time that it has grown
  useLayoutEffect(() => {
    const element = box.current;
    if (element && isGrowing && isFollowed.current) element.scrollTop = element.scrollHeight;
  }, [box, blocks, spent, isGrowing]);
  return () => {
    if (!box.current) return;
    const { scrollTop, scrollHeight, clientHeight } = box.current;
    // Away only by scrolling back: a text that grows also moves its end away, and nobody meant that.
    if (scrollHeight - scrollTop - clientHeight < NEAR) isFollowed.current = true;
    else if (scrollTop < lastTop.current) isFollowed.current = false;
    lastTop.current = scrollTop;
  };
}
