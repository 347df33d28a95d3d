import type { ComponentType } from 'react';

/** The app reloads at most once within this time if pages fail to load (docs/app.md). */
const RELOAD_GUARD_MS = 10_000;
const KEY = 'emberforge.reloaded-at';

export interface Reloader {
  now: () => number;
  read: () => string | null;
  write: (value: string) => void;
  /** Reloads the app at the same address, with `reset=true` in the query. */
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
 * A route's lazy page. If its chunk can't be loaded (it was replaced by a new version, or the network failed), the app
 * reloads once; a second failure within 10 seconds goes to the error page.
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
      return new Promise(() => {}); // the page is about to reload
    }
  };
}

/** Removes `reset=true` from the address once the app has started. */
export function dropResetQuery(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has('reset')) return;
  url.searchParams.delete('reset');
  history.replaceState(history.state, '', url);
}
