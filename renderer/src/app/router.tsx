import { authorPages } from '@web/pages/author-pages';
import type { Page } from '@web/pages/page';
import { PAGES } from '@web/pages/pages';
import { createBrowserRouter, data, type RouteObject, replace } from 'react-router-dom';
import { loadPage, PageNotLoaded } from './load-page';
import { RootError, RouteError } from './RouteError';
import { FirstFrame, type RouteHandle, Shell } from './Shell';

const routeOf = ({ path, load, frame }: Page): RouteObject => ({
  path,
  lazy: loadPage(load),
  handle: { frame } satisfies RouteHandle,
});

/** In a build, the condition is false and the authors' pages are gone. */
const known: readonly Page[] = import.meta.env.DEV ? [...PAGES, ...authorPages()] : PAGES;

const loadRedirects = () =>
  import('@web/pages/redirects').catch((cause: unknown) => {
    throw new PageNotLoaded('The old addresses could not be loaded', { cause });
  });

/** Redirects from an old address; anything else is a 404 with its path. */
async function leadElsewhere({ request }: { request: Request }): Promise<Response> {
  const { pathname: path, search } = new URL(request.url);
  const { redirectOf, errorAt } = await loadRedirects();
  const target = redirectOf(path, search);
  if (target !== undefined) return replace(target);
  const { status, message } = errorAt(path);
  throw data(message, { status });
}

const pages: RouteObject[] = [
  ...known.filter(({ tooltips }) => !tooltips).map(routeOf),
  {
    lazy: loadPage(() => import('./TooltipLayout').then((m) => m.TooltipLayout)),
    children: known.filter(({ tooltips }) => tooltips).map(routeOf),
  },
  // Old addresses that look like those of a page (pages/redirects.ts).
  ...[
    '/courses/cs',
    '/courses/link-analyzer',
    '/courses/algos-track',
    '/tracks/golang',
    '/tracks/computer-science',
  ].map((path) => ({ path, loader: leadElsewhere })),
  { path: '*', loader: leadElsewhere, Component: () => null },
];

/** Every page, in its frame. */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: RootError,
    HydrateFallback: FirstFrame,
    children: [{ ErrorBoundary: RouteError, children: pages }],
  },
];

/**
 * Where the reader was is remembered by the entry's key. A page that was opened by its address has none, and would begin
 * where another one was left; after a reload, the entry still has this one.
 */
function keyFirstEntry(): void {
  const state = history.state as { key?: string } | null;
  if (state?.key === undefined) history.replaceState({ ...state, key: crypto.randomUUID() }, '');
}

export function createAppRouter() {
  keyFirstEntry();
  return createBrowserRouter(routes);
}
