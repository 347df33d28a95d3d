import { type RefObject, useLayoutEffect, useRef } from 'react';

/** How far from its end, in pixels, a text still counts as followed. */
const NEAR = 24;

/** Keeps the end of a growing text in sight, unless the reader has scrolled away from it. */
export function useFollowedEnd(box: RefObject<HTMLElement | null>, grown: unknown, isGrowing: boolean) {
  const isFollowed = useRef(true);
  const lastTop = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: to be done each time that it has grown
  useLayoutEffect(() => {
    const element = box.current;
    if (element && isGrowing && isFollowed.current) element.scrollTop = element.scrollHeight;
  }, [box, grown, isGrowing]);
  return () => {
    if (!box.current) return;
    const { scrollTop, scrollHeight, clientHeight } = box.current;
    // Away only by scrolling back: a text that grows also moves its end away, and nobody meant that.
    if (scrollHeight - scrollTop - clientHeight < NEAR) isFollowed.current = true;
    else if (scrollTop < lastTop.current) isFollowed.current = false;
    lastTop.current = scrollTop;
  };
}
