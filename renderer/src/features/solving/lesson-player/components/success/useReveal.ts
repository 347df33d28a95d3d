import { type RefObject, useEffect } from 'react';

/** Pixels to leave below the element. */
const MARGIN = 12;

function scrollParent(element: HTMLElement): HTMLElement | null {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return null;
}

/**
 * Scrolls its pane as little as needed to show an element when it appears. Not scrollIntoView, which would also move a
 * phone's panes sideways.
 */
export function useReveal(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    const pane = element && scrollParent(element);
    if (!pane) return;
    const box = element.getBoundingClientRect();
    const view = pane.getBoundingClientRect();
    const above = box.top - view.top;
    const below = box.bottom + MARGIN - view.bottom;
    if (above < 0) pane.scrollTop += above;
    else if (below > 0) pane.scrollTop += Math.min(below, above);
  }, [ref]);
}
