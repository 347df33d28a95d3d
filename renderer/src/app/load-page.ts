import type { ComponentType } from 'react';

/** A page that failed to load may reload the app once within this time (docs/app.md). */
const RELOAD_GUARD_MS = 10_000;
const KEY = 'emberforge.reloaded-at';

export interface Reloader {
  now: () => number;
  read: () => string | null;
  write: (value: string) => void;
  /** Starts the app anew at the same place, with `reset=true` in its query. */
  reload: () => void;
}

function browserReloader(): Reloader {
  return {
    now: Date.now,
    read: () => sessionStorage.getItem(KEY),
    write: (value) => sessionStorage.setItem(KEY, value),
    reload: () => {
      const url = new URL(location.href);
      url.searchParams.set('reset', 'true');
      location.replace(url);
    },
  };
}

/**
 * A route's lazy page. A chunk that cannot be had (a new version took its place, or the network broke) reloads the
 * app once; a second failure within 10 seconds is the error page's.
 */
export function loadPage(
  load: () => Promise<ComponentType>,
  makeReloader: () => Reloader = browserReloader,
): () => Promise<{ Component: ComponentType }> {
  return async () => {
    try {
      return { Component: await load() };
    } catch (error) {
      const reloader = makeReloader();
      const last = Number(reloader.read() ?? Number.NEGATIVE_INFINITY);
      if (reloader.now() - last < RELOAD_GUARD_MS) throw error;
      reloader.write(String(reloader.now()));
      reloader.reload();
      return new Promise(() => {}); // the page is going away
    }
  };
}

/** Takes `reset=true` out of the address again once the app has started. */
export function dropResetQuery(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has('reset')) return;
  url.searchParams.delete('reset');
  history.replaceState(history.state, '', url);
}
