import { ApiError } from '@web/api';
import { Loaded } from '@web/features/site/page';
import { appWith } from '@web/features/solving/lesson-player/types/testing/render-player';
import { errorAt } from '@web/pages/redirects';
import { AsyncState, StoresProvider } from '@web/stores';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, data, MemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { RouteError } from './RouteError';

/** What a page whose data fails like this shows, as words. */
async function shownFor(loader: () => never): Promise<string> {
  const routes = [{ path: '/', loader, ErrorBoundary: RouteError, element: null }];
  const router = createMemoryRouter(routes);
  router.initialize();
  await vi.waitUntil(() => router.state.initialized);
  const words = wordsOf(<RouterProvider router={router} />);
  router.dispose();
  return words;
}

const { stores } = appWith();

const wordsOf = (page: ReactNode) =>
  renderToStaticMarkup(<StoresProvider value={stores}>{page}</StoresProvider>)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

test.each<[string, unknown, string]>([
  [
    'a mistake of ours',
    new TypeError('x is undefined'),
    '500 Oh no! Unknown error occurred Back to Dashboard',
  ],
  [
    'a refusal',
    new ApiError(403, 'This profile is private.'),
    '403 Oh no! This profile is private. Back to Dashboard',
  ],
  [
    'an unknown page',
    data('Page Not Found: /no/such', { status: 404 }),
    '404 Oh no! Page Not Found: /no/such Back to Dashboard Search the site',
  ],
])('%s is an error page with the status, the message and a way back', async (_, error, words) => {
  const shown = await shownFor(() => {
    throw error;
  });
  expect(shown).toContain(words);
});

test('an area of a page that may not be read is the error page, with the server’s message', async () => {
  const refusal = new ApiError(403, 'This profile is private.');
  const state = new AsyncState(() => Promise.reject(refusal));
  await state.load().catch(() => {}); // `state` keeps the error, for the page to show
  const page = wordsOf(
    <Loaded state={state} skeleton={<p>…</p>} what="the profile">
      {() => null}
    </Loaded>,
  );
  expect(page).toContain('403 Oh no! This profile is private. Back to Dashboard');
});

test('a page whose address names nothing is not found, by its path', async () => {
  const refusal = new ApiError(404, 'There is no such course.');
  const state = new AsyncState(() => Promise.reject(refusal));
  await state.load().catch(() => {}); // `state` keeps the error, for the page to show
  const page = wordsOf(
    <MemoryRouter initialEntries={['/courses/none']}>
      <Loaded isPage state={state} skeleton={<p>…</p>} what="this course">
        {() => null}
      </Loaded>
    </MemoryRouter>,
  );
  expect(page).toContain('404 Oh no! Page Not Found: /courses/none Back to Dashboard Search the site');
});

test.each([
  ['/no/such', 404, 'Page Not Found: /no/such'],
  ['/certificate/nobody', 400, 'Invalid request'],
  ['/certificates/a/b', 400, 'Invalid request'],
])('%s is a %i: %s', (path, status, message) => {
  expect(errorAt(path)).toEqual({ status, message });
});
