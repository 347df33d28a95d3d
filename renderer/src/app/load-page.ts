import type { TextStorage } from '@web/platform';
import type { ComponentType } from 'react';

/** The app reloads at most once within this time if pages fail to load (docs/app.md). */
const RELOAD_GUARD_MS = 10_000;
const KEY = 'emberforge.reloaded-at';

/** A page's code couldn't be loaded: there's no connection, or a new version has replaced it. */
export class PageNotLoaded extends Error {
  override readonly name = 'PageNotLoaded';
}

/** A route's lazy page. If its code can't be loaded, the route's error boundary decides what to do. */
export function loadPage(load: () => Promise<ComponentType>): () => Promise<{ Component: ComponentType }> {
  return async () => {
    try {
      return { Component: await load() };
    } catch (cause) {
      throw new PageNotLoaded('The page could not be loaded', { cause });
    }
  };
}

/** What browsers and Vite say when a file of the app, other than a page, is missing. */
const MISSING_FILE =
  /dynamically imported module|importing a module script failed|unable to preload css|loading (css )?chunk/i;

/** Whether an error means that a part of the app couldn't be loaded. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof PageNotLoaded || (error instanceof Error && MISSING_FILE.test(error.message));
}

export interface Reloader {
  /** Remembers the last reload, beyond it. */
  storage: TextStorage;
  now: () => number;
  /** Reloads the app at the same address, with `reset=true` in the query. */
  reload: () => void;
}

/**
 * Reloads the app to get its current version. Returns false without a reload if it has just been done, or if there's no
 * way to remember it: it must not happen in a loop.
 */
export function reloadOnce({ storage, now, reload }: Reloader): boolean {
  const since = now() - Number(storage.get(KEY) ?? Number.NEGATIVE_INFINITY);
  // A negative time means that the clock was set back.
  if (since >= 0 && since < RELOAD_GUARD_MS) return false;
  if (!storage.set(KEY, String(now()))) return false;
  reload();
  return true;
}

/** Reloads the page that is open, with `reset=true` in the query. */
export function reloadWithReset(): void {
  const url = new URL(location.href);
  url.searchParams.set('reset', 'true');
  location.replace(url);
}

/** Removes `reset=true` from the address once the app has started. */
export function dropResetQuery(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has('reset')) return;
  url.searchParams.delete('reset');
  history.replaceState(history.state, '', url);
}
