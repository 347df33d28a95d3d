import { useReducedMotion } from '@web/ui/useReducedMotion';
import { type RefObject, useLayoutEffect, useRef } from 'react';

const MOTION = { duration: 400, easing: 'cubic-bezier(0.2, 0, 0, 1)' } as const;

/** Rows with `data-moves` glide from where they were to where they are now. */
export function usePlaceMotion(table: RefObject<HTMLElement | null>): void {
  const reduced = useReducedMotion();
  const tops = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const before = tops.current;
    tops.current = new Map();
    for (const row of table.current?.querySelectorAll<HTMLElement>('[data-moves]') ?? []) {
      const key = row.dataset.moves ?? '';
      const top = row.offsetTop;
      const moved = (before.get(key) ?? top) - top;
      if (moved !== 0 && !reduced) row.animate([{ transform: `translateY(${moved}px)` }, {}], MOTION);
      tops.current.set(key, top);
    }
  });
}
