import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

export interface Arrow {
  path: string;
  /** To an object that isn't further right, such as in a cycle. */
  isBack: boolean;
}

/** Narrower drawings stack their boxes, and have no room for arrows. */
const MIN_WIDTH_PX = 480;

/** Arrows from each reference (`data-from`) to its object (`data-object`), measured after each change of `drawn`. */
export function useArrows(drawing: RefObject<HTMLElement | null>, drawn: unknown): Arrow[] {
  const [arrows, setArrows] = useState<Arrow[]>([]);
  const [size, setSize] = useState('');

  useEffect(() => {
    const element = drawing.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setSize(`${element.scrollWidth} ${element.scrollHeight}`));
    observer.observe(element);
    return () => observer.disconnect();
  }, [drawing]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: measures again when the step or the size changes
  useLayoutEffect(() => {
    const element = drawing.current;
    setArrows(element && element.clientWidth >= MIN_WIDTH_PX ? arrowsIn(element) : []);
  }, [drawing, drawn, size]);

  return arrows;
}

function arrowsIn(element: HTMLElement): Arrow[] {
  const { left, top } = element.getBoundingClientRect();
  const arrows: Arrow[] = [];
  for (const from of element.querySelectorAll<HTMLElement>('[data-from]')) {
    const to = element.querySelector(`[data-object="${from.dataset.from}"]`);
    if (!to) continue;
    const start = from.getBoundingClientRect();
    const end = to.getBoundingClientRect();
    const x1 = start.right - left + 2;
    const y1 = start.top + start.height / 2 - top;
    const x2 = end.left - left - 2;
    const y2 = end.top + Math.min(14, end.height / 2) - top;
    const isBack = x2 < x1;
    const bend = isBack ? 28 : Math.max(16, (x2 - x1) / 2);
    arrows.push({ path: `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`, isBack });
  }
  return arrows;
}
