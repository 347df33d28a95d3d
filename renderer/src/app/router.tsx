import { createBrowserRouter, data, type RouteObject } from 'react-router-dom';
import { loadPage } from './load-page';
import { RootError, RouteError } from './RouteError';
import { FirstFrame, type RouteHandle, Shell } from './Shell';

const WINDOW: RouteHandle = { frame: 'window' };

/** Pages that use Tooltip. */
const pagesWithTooltips: RouteObject[] = [
  {
    path: 'lessons/:lessonUUID',
    handle: WINDOW,
    lazy: loadPage(() => import('@web/pages/LessonPage').then((m) => m.LessonPage)),
  },
  {
    path: 'solution/:lessonUUID',
    lazy: loadPage(() => import('@web/pages/SolutionPage').then((m) => m.SolutionPage)),
  },
  {
    path: 'playground',
    lazy: loadPage(() => import('@web/pages/PlaygroundPage').then((m) => m.LastPlaygroundPage)),
  },
  {
    path: 'playground/:lang',
    handle: WINDOW,
    lazy: loadPage(() => import('@web/pages/PlaygroundPage').then((m) => m.PlaygroundPage)),
  },
  { path: 'try/:lang', lazy: loadPage(() => import('@web/pages/TryPage').then((m) => m.TryPage)) },
  { path: 'ui', lazy: loadPage(() => import('@web/pages/UiGalleryPage').then((m) => m.UiGalleryPage)) },
];

const pages: RouteObject[] = [
  { index: true, lazy: loadPage(() => import('@web/pages/HomePage').then((m) => m.HomePage)) },
  { path: 'login', lazy: loadPage(() => import('@web/pages/LoginPage').then((m) => m.LoginPage)) },
  { path: 'courses', lazy: loadPage(() => import('@web/pages/CoursesPage').then((m) => m.CoursesPage)) },
  {
    path: 'courses/:courseSlug',
    lazy: loadPage(() => import('@web/pages/CoursePage').then((m) => m.CoursePage)),
  },
  {
    path: 'tracks/:trackSlug',
    lazy: loadPage(() => import('@web/pages/TrackPage').then((m) => m.TrackPage)),
  },
  {
    path: 'dashboard',
    lazy: loadPage(() => import('@web/pages/DashboardPage').then((m) => m.DashboardPage)),
  },
  {
    path: 'onboarding',
    lazy: loadPage(() => import('@web/pages/OnboardingPage').then((m) => m.OnboardingPage)),
  },
  { path: 'terms', lazy: loadPage(() => import('@web/pages/TermsPage').then((m) => m.TermsPage)) },
  { path: 'privacy', lazy: loadPage(() => import('@web/pages/PrivacyPage').then((m) => m.PrivacyPage)) },
  { path: 'credits', lazy: loadPage(() => import('@web/pages/CreditsPage').then((m) => m.CreditsPage)) },
  {
    lazy: loadPage(() => import('./TooltipLayout').then((m) => m.TooltipLayout)),
    children: pagesWithTooltips,
  },
  {
    path: '*',
    loader: ({ request }) => {
      throw data(`Page Not Found: ${new URL(request.url).pathname}`, { status: 404 });
    },
    Component: () => null,
  },
];

/** Every page of the app, each loaded on its first visit (docs/app.md). */
export function createAppRouter() {
  return createBrowserRouter([
    {
      Component: Shell,
      ErrorBoundary: RootError,
      HydrateFallback: FirstFrame,
      children: [{ ErrorBoundary: RouteError, children: pages }],
    },
  ]);
}
