import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { RunStore } from './run.store';

/** Scrolled to within this many pixels of the end still counts as following. */
const FOLLOW_DISTANCE_PX = 24;

/**
 * Keeps the end of a run's output, including a limit's message, in view unless the user has scrolled away. Doesn't
 * scroll past tests, which come before the output. Use it in an observer.
 */
export function useFollowedEnd(box: RefObject<HTMLElement | null>, run: RunStore) {
  const isFollowed = useRef(true);
  const lastTop = useRef(0);
  const { hasTests, isRunning, limitUsage } = run;
  const { blocks } = run.output;
  const isGrowing = !hasTests && (isRunning || limitUsage !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs each time the output grows
  useLayoutEffect(() => {
    const element = box.current;
    if (element && isGrowing && isFollowed.current) element.scrollTop = element.scrollHeight;
  }, [box, blocks, limitUsage, isGrowing]);
  return () => {
    if (!box.current) return;
    const { scrollTop, scrollHeight, clientHeight } = box.current;
    // Only scrolling up stops following: growing output also moves the end away.
    if (scrollHeight - scrollTop - clientHeight < FOLLOW_DISTANCE_PX) isFollowed.current = true;
    else if (scrollTop < lastTop.current) isFollowed.current = false;
    lastTop.current = scrollTop;
  };
}
