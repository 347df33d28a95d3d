import { endpointTable } from 'virtual:endpoint-table';
import { pageFiles } from 'virtual:page-files';
import type { SiteLook } from '@shared/contracts/operations/site-look';
import type { AskApi, PageLayout, PrerenderedPage, Prerenderer } from '@shared/contracts/prerender';
import { createApi } from '@web/api';
import { routes } from '@web/app/router';
import { preloadWholeLessonText } from '@web/features/learning/lesson-text';
import { collectHead, documentTitle } from '@web/features/site/page';
import { PAGES } from '@web/pages/pages';
import { collectLoads, RootStore, StoresProvider, type SystemTheme } from '@web/stores';
import { setSite } from '@web/ui/site';
import { LinkProvider } from '@web/ui/UiLink';
import { type Breakpoint, renderNarrowerThan } from '@web/ui/useBreakpoint';
import { enableStaticRendering } from 'mobx-react-lite';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, matchPath, RouterProvider } from 'react-router-dom';
import { AppLink } from '../app/AppLink';
import { guestPlatform } from './guest-platform';
import { statusOf } from './page-status';

enableStaticRendering(true);

const LAYOUTS: readonly PageLayout[] = ['wide', 'phone'];
const NARROWER: Record<PageLayout, readonly Breakpoint[]> = {
  wide: [],
  phone: ['narrow', 'tablet', 'phone', 'compact'],
};

/** One area's data may lead to another's: a course to its first lesson. */
const MAX_PASSES = 4;

const NO_THEME: SystemTheme = { read: () => 'dark', subscribe: () => {}, apply: () => {} };

const pageAt = (path: string) => PAGES.find((page) => page.prerender && matchPath(page.path, path));

/** Only its path counts. */
const OWN_HOST = 'http://localhost';

/** The network of the rendered app: the server's own replies. */
const fetchOf =
  (ask: AskApi): typeof fetch =>
  async (input) => {
    const { pathname, search } = new URL((input as Request).url);
    const data = await ask(`${pathname.slice('/v1'.length)}${search}`);
    if (data === undefined) throw new TypeError('Failed to fetch');
    return Response.json(data);
  };

/** The stores of a guest who has just arrived. */
async function guestStores(ask: AskApi): Promise<RootStore> {
  const platform = guestPlatform();
  const api = createApi({
    baseURL: OWN_HOST,
    endpoints: endpointTable,
    exclusive: platform.exclusive,
    fetch: fetchOf(ask),
  });
  const stores = new RootStore(api, platform, NO_THEME);
  await stores.session.start();
  return stores;
}

async function prerender(
  path: string,
  layout: PageLayout,
  ask: AskApi,
  site: SiteLook,
): Promise<PrerenderedPage | undefined> {
  // One for all pages that are rendered at the same time: a change clears the cache of pages.
  setSite(site);
  const route = pageAt(path);
  if (!route) return undefined;
  const files = pageFiles[route.path];
  if (!files) throw new Error(`pages.ts has ${route.path} in a form that the build doesn't read`);
  const stores = await guestStores(ask);
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  router.initialize();
  await Promise.all([untilInitialized(router), preloadWholeLessonText()]);
  const app = (
    <StoresProvider value={stores}>
      <LinkProvider value={AppLink}>
        <RouterProvider router={router} useTransitions={false} />
      </LinkProvider>
    </StoresProvider>
  );
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const render = () => renderNarrowerThan(NARROWER[layout], () => renderToString(app));
    const { rendered: page, loads } = collectLoads(() => collectHead(render));
    if (loads.length === 0) {
      router.dispose();
      return {
        // What is typed before the app is there would be lost.
        html: page.rendered.replaceAll('<textarea ', '<textarea readonly '),
        title: documentTitle(page.head.title),
        description: page.head.description,
        image: page.head.image,
        structuredData: page.head.structuredData,
        noIndex: page.head.noIndex,
        ...files,
      };
    }
    await Promise.all(loads.map((load) => load.load()));
    if (loads.some(({ error }) => error)) return undefined;
  }
  throw new Error(`${path} asks for data again and again`);
}

/** Waits for the page's chunk. */
function untilInitialized(router: ReturnType<typeof createMemoryRouter>): Promise<void> {
  return new Promise((done) => {
    if (router.state.initialized) return done();
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      done();
    });
  });
}

function layoutsOf(path: string): readonly PageLayout[] {
  const page = pageAt(path);
  if (!page) return [];
  return page.prerender === 'by layout' ? LAYOUTS : ['wide'];
}

export default { layoutsOf, prerender, statusOf } satisfies Prerenderer;
