import { type CSSProperties, useLayoutEffect, useState, useSyncExternalStore } from 'react';

/** Smaller elements have no room for a toast. */
const MIN_WIDTH = 240;
const MIN_HEIGHT = 120;
const MARGIN = 12;

let corners: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function setCorners(next: readonly HTMLElement[]): void {
  corners = next;
  for (const listener of listeners) listener();
}

const latest = () => corners.at(-1);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A `ref` for an element whose bottom right corner is usually empty, such as an editor: toasts appear there. */
export function toastCorner(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return;
  setCorners([...corners, element]);
  return () => setCorners(corners.filter((other) => other !== element));
}

function placeIn(element: HTMLElement | undefined): CSSProperties | undefined {
  // A phone's panes are inert while another one is shown.
  if (!element || element.closest('[inert]')) return undefined;
  const box = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  if (box.width < MIN_WIDTH || box.height < MIN_HEIGHT) return undefined;
  if (box.left < 0 || box.right > clientWidth || box.top < 0 || box.bottom > clientHeight) return undefined;
  return {
    top: box.top + MARGIN,
    right: clientWidth - box.right + MARGIN,
    bottom: clientHeight - box.bottom + MARGIN,
    left: 'auto',
    maxWidth: box.width - 2 * MARGIN,
  };
}

/** Whether there's a corner on the screen where a toast covers nothing. */
export const hasToastCorner = (): boolean => placeIn(latest()) !== undefined;

/** The position of the corner while toasts are shown; undefined if there's none, and for the default place. */
export function useToastPlace(isShowing: boolean): CSSProperties | undefined {
  const element = useSyncExternalStore(subscribe, latest, latest);
  const [place, setPlace] = useState<CSSProperties>();
  useLayoutEffect(() => {
    if (!isShowing) return;
    const measure = () => setPlace(placeIn(element));
    measure();
    if (!element) return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('resize', measure);
    // On a phone, the editor is one of the panes that scroll sideways.
    document.addEventListener('scroll', measure, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      document.removeEventListener('scroll', measure, { capture: true });
    };
  }, [element, isShowing]);
  return place;
}
