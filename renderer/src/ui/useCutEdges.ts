import { type RefObject, useEffect } from 'react';

/** Marks a list that scrolls sideways with `data-cut-start` and `data-cut-end` while there's more of it on that side. */
export function useCutEdges(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const mark = () => {
      const start = Math.abs(list.scrollLeft); // negative where reading goes right to left
      list.toggleAttribute('data-cut-start', start > 1);
      list.toggleAttribute('data-cut-end', start + list.clientWidth < list.scrollWidth - 1);
    };
    const sizes = new ResizeObserver(mark);
    sizes.observe(list);
    list.addEventListener('scroll', mark, { passive: true });
    return () => {
      sizes.disconnect();
      list.removeEventListener('scroll', mark);
    };
  }, [ref]);
}
