import { useSyncExternalStore } from 'react';
import source from './breakpoints.css?raw';

/** The named widths of breakpoints.css. */
export type Breakpoint = 'compact' | 'phone' | 'tablet' | 'narrow';

let prerenderedWidths: ReadonlySet<Breakpoint> = new Set();

/** Renders synchronously as in a window that is narrower than these breakpoints, where there is no window. */
export function renderNarrowerThan<T>(names: readonly Breakpoint[], render: () => T): T {
  prerenderedWidths = new Set(names);
  try {
    return render();
  } finally {
    prerenderedWidths = new Set();
  }
}

/** Whether the window is narrower than a named breakpoint. */
export function useBreakpoint(name: Breakpoint): boolean {
  const query = queryOf(name);
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
    () => prerenderedWidths.has(name),
  );
}

function queryOf(name: Breakpoint): string {
  const query = new RegExp(`@custom-media --${name} (.+);`).exec(source)?.[1];
  if (!query) throw new Error(`breakpoints.css has no --${name}`);
  return query;
}
