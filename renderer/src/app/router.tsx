import { authorPages } from '@web/pages/author-pages';
import type { Page } from '@web/pages/page';
import { PAGES } from '@web/pages/pages';
import { createBrowserRouter, data, type RouteObject } from 'react-router-dom';
import { loadPage } from './load-page';
import { RootError, RouteError } from './RouteError';
import { FirstFrame, type RouteHandle, Shell } from './Shell';

const routeOf = ({ path, load, frame }: Page): RouteObject => ({
  path,
  lazy: loadPage(load),
  handle: { frame } satisfies RouteHandle,
});

/** In a build, the condition is false and the authors' pages are gone. */
const known: readonly Page[] = import.meta.env.DEV ? [...PAGES, ...authorPages()] : PAGES;

const pages: RouteObject[] = [
  ...known.filter(({ tooltips }) => !tooltips).map(routeOf),
  {
    lazy: loadPage(() => import('./TooltipLayout').then((m) => m.TooltipLayout)),
    children: known.filter(({ tooltips }) => tooltips).map(routeOf),
  },
  {
    path: '*',
    loader: ({ request }) => {
      throw data(`Page Not Found: ${new URL(request.url).pathname}`, { status: 404 });
    },
    Component: () => null,
  },
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

export const createAppRouter = () => createBrowserRouter(routes);
