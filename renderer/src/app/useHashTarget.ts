import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { scrollWhenThere } from './scroll-when-there';

/** The app's own page: the server's markup, which has the same ids, is gone when the app is shown. */
const ROOT = 'root';

/** After a reload, and going back, the browser knows better where the reader was. */
const isReturning = () => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type !== 'navigate';
};

/** A link to a part of a page, such as `/courses/x#chapter-2`, scrolls there once its content has loaded. */
export function useHashTarget(): void {
  const { pathname, hash } = useLocation();
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same anchor on another page is another one
  useEffect(() => {
    const isRestored = isFirst.current && isReturning();
    isFirst.current = false;
    const root = document.getElementById(ROOT);
    if (hash.length < 2 || isRestored || !root) return;
    return scrollWhenThere({
      find: () => root.querySelector(`#${CSS.escape(decode(hash.slice(1)))}`),
      // The server's markup disappears next to the root.
      onChange: (check) => {
        const observer = new MutationObserver(check);
        observer.observe(document.body, { childList: true, subtree: true });
        return () => observer.disconnect();
      },
      reader: window,
    });
  }, [pathname, hash]);
}

/** An address may have a lone %. */
function decode(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
