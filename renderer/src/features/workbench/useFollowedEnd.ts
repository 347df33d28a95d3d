import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { RunStore } from './run.store';

/** Within this many pixels of its end, a text still counts as followed. */
const FOLLOW_DISTANCE_PX = 24;

/**
 * Keeps the end of a run's output visible, unless the user has scrolled away; also the message about a limit there.
 * Tests come before the output and are not scrolled away. Use it in an observer.
 */
export function useFollowedEnd(box: RefObject<HTMLElement | null>, run: RunStore) {
  const isFollowed = useRef(true);
  const lastTop = useRef(0);
  const { hasTests, isRunning, limitUsage } = run;
  const { blocks } = run.output;
  const isGrowing = !hasTests && (isRunning || limitUsage !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: to be done each time that it has grown
  useLayoutEffect(() => {
    const element = box.current;
    if (element && isGrowing && isFollowed.current) element.scrollTop = element.scrollHeight;
  }, [box, blocks, limitUsage, isGrowing]);
  return () => {
    if (!box.current) return;
    const { scrollTop, scrollHeight, clientHeight } = box.current;
    // Only scrolling back leaves the end: a growing text also moves it away, without anybody meaning that.
    if (scrollHeight - scrollTop - clientHeight < FOLLOW_DISTANCE_PX) isFollowed.current = true;
    else if (scrollTop < lastTop.current) isFollowed.current = false;
    lastTop.current = scrollTop;
  };
}
