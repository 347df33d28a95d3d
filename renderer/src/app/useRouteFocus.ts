import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const HEADING_TIMEOUT_MS = 5_000;

/** Whether the focus is where the user wants it: on the new page (an autofocused form, or a click), or in a dialog. */
function isTaken(main: HTMLElement): boolean {
  const active = document.activeElement;
  if (active === null || active === main) return false;
  return main.contains(active) || active.closest('[role="dialog"]') !== null;
}

function focusHeading(main: HTMLElement): boolean {
  if (isTaken(main)) return true;
  const heading = main.querySelector<HTMLElement>('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/** Focuses the page's heading after each navigation, so that a screen reader announces the page. */
export function useRouteFocus(mainId: string): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const main = document.getElementById(mainId);
    if (!main || focusHeading(main)) return;
    // The heading appears with the data: wait for it, but not forever.
    const observer = new MutationObserver(() => focusHeading(main) && observer.disconnect());
    observer.observe(main, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), HEADING_TIMEOUT_MS);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [pathname, mainId]);
}
