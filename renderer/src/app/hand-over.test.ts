import { expect, test } from 'vitest';
import { type HandOverScope, handOver } from './hand-over';

const ORIGIN = 'https://learn.example';
const FIRST = '/v1/static/lessons/first';
const SECOND = '/v1/static/lessons/second';
const THIRD = '/v1/static/lessons/third?lang=de';

/** A page of a window, which has loaded these files. */
function openPage(visit: Map<string, string>, ...paths: string[]) {
  const listeners = new Map<string, () => void>();
  const sent: string[][] = [];
  const worker = {
    postMessage: ({ payload }: { payload: { urlsToCache: string[] } }) => sent.push(payload.urlsToCache),
  };
  const serviceWorker = {
    controller: null as object | null,
    ready: Promise.resolve({ active: worker }),
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
  };
  const loaded = paths.map((path) => ({ name: new URL(path, ORIGIN).href }));
  const scope = {
    origin: ORIGIN,
    performance: { getEntriesByType: () => loaded, setResourceTimingBufferSize: () => {} },
    serviceWorker,
    sessionStorage: {
      getItem: (key: string) => visit.get(key) ?? null,
      setItem: (key: string, value: string) => void visit.set(key, value),
      removeItem: (key: string) => void visit.delete(key),
    },
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
  };
  const { start } = handOver(scope as unknown as HandOverScope);
  return {
    sent,
    start,
    load: (path: string) => loaded.push({ name: new URL(path, ORIGIN).href }),
    leave: () => listeners.get('pagehide')?.(),
    control: () => {
      serviceWorker.controller = worker;
      listeners.get('controllerchange')?.();
    },
  };
}

test('what was loaded before the service worker had control is handed to it, also by earlier pages', async () => {
  const visit = new Map<string, string>();
  openPage(visit, FIRST, '/assets/start.js', '/v1/users', 'https://elsewhere.example/assets/a.js').leave();
  const page = openPage(visit, SECOND);
  await page.start();
  expect(page.sent).toEqual([[FIRST, '/assets/start.js', SECOND]]);
  page.load(THIRD);
  page.control();
  expect(page.sent.at(-1)).toEqual([FIRST, '/assets/start.js', SECOND, THIRD]);
  page.leave();
  expect([...visit.keys()]).toEqual([]);
});

test('a page that was controlled from the start hands over only its own files', async () => {
  const page = openPage(new Map(), FIRST);
  page.control();
  page.sent.length = 0;
  await page.start();
  expect(page.sent).toEqual([[FIRST]]);
});
