import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

export interface Arrow {
  path: string;
  /** To an object that isn't further right, such as in a cycle. */
  isBack: boolean;
}

/** Narrower drawings stack their boxes, and have no room for arrows. */
const MIN_WIDTH_PX = 480;
const GAP_PX = 2;
/** Half the height of a box's first line, where arrows end. */
const HEAD_PX = 14;
const MIN_BEND_PX = 24;

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
    arrows.push(arrowBetween(from.getBoundingClientRect(), to.getBoundingClientRect(), { left, top }));
  }
  return arrows;
}

/** Out of the reference on the object's side, and into the object; around the right side within a column. */
function arrowBetween(from: DOMRect, to: DOMRect, origin: { left: number; top: number }): Arrow {
  const isRight = to.left >= from.right;
  const isLeft = to.right <= from.left;
  const x1 = (isLeft ? from.left - GAP_PX : from.right + GAP_PX) - origin.left;
  const x2 = (isRight ? to.left - GAP_PX : to.right + GAP_PX) - origin.left;
  const y1 = from.top + from.height / 2 - origin.top;
  const y2 = to.top + Math.min(HEAD_PX, to.height / 2) - origin.top;
  const bend = isRight || isLeft ? Math.max(MIN_BEND_PX, Math.abs(x2 - x1) / 2) : MIN_BEND_PX;
  const out = isLeft ? x1 - bend : x1 + bend;
  const into = isRight ? x2 - bend : x2 + bend;
  return { path: `M${x1} ${y1}C${out} ${y1} ${into} ${y2} ${x2} ${y2}`, isBack: !isRight };
}
