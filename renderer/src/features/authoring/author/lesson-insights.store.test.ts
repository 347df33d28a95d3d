import type { LessonInsights, RegradeSummary } from '@shared/content/author';
import { ApiError } from '@web/api';
import { expect, test, vi } from 'vitest';
import type { InsightsApi } from './insights-api';
import { LessonInsightsStore } from './lesson-insights.store';

const WHEN = 'test add(1, 2) returned: -1';
const INSIGHTS: LessonInsights = {
  days: 90,
  numbers: { uuid: 'one', attempts: 1, started: 1, finished: 0, left: 0, firstTry: 0, medianMs: null },
  clusters: [],
  unclustered: 0,
};
const SUMMARY: RegradeSummary = {
  isDryRun: true,
  learners: 2,
  judged: 2,
  changes: [{ from: 'failure', to: 'success', count: 2 }],
  xp: 0,
  alreadyDone: 0,
  superseded: 0,
  failed: [],
};

function setUp(changes: Partial<InsightsApi> = {}) {
  const api: InsightsApi = {
    overview: async () => ({ days: 90, lessons: [] }),
    ofLesson: vi.fn(async () => INSIGHTS),
    writeHint: async () => ({ file: 'hints/minus.md' }),
    regrade: vi.fn(async (_lesson, { isDryRun }) => ({ ...SUMMARY, isDryRun })),
    ...changes,
  };
  let imported = () => {};
  const files = {
    onImported(listener: () => void) {
      imported = listener;
      return () => {};
    },
  };
  return { api, store: new LessonInsightsStore('one', api, files), save: () => imported() };
}

test('a hint is saved as a file, and shows up when the files were read', async () => {
  const { api, store, save } = setUp();
  const stop = store.start();
  store.write(WHEN, 'You subtracted.');
  await store.saveHint(WHEN);
  expect(store.drafts.get(WHEN)).toMatchObject({ state: 'saved', note: 'hints/minus.md' });
  save();
  expect(api.ofLesson).toHaveBeenCalledOnce();
  stop();
});

test('a hint that is refused stays in the form, with the reason', async () => {
  const { store } = setUp({ writeHint: () => Promise.reject(new ApiError(400, 'Your hint is empty.')) });
  store.write(WHEN, ' ');
  await store.saveHint(WHEN);
  expect(store.drafts.get(WHEN)).toEqual({ text: ' ', state: 'open', note: 'Your hint is empty.' });
});

test('a regrade loads the numbers again, a preview doesn’t', async () => {
  const { api, store } = setUp();
  await store.regrade({ isDryRun: true });
  expect(store.summary).toEqual(SUMMARY);
  expect(api.ofLesson).not.toHaveBeenCalled();
  await store.regrade({ isDryRun: false });
  expect(store.summary?.isDryRun).toBe(false);
  expect(api.ofLesson).toHaveBeenCalledOnce();
});

test('a regrade that fails says why and can be tried again', async () => {
  const { store } = setUp({
    regrade: () => Promise.reject(new ApiError(400, 'This type can’t be regraded.')),
  });
  await store.regrade({ isDryRun: true });
  expect(store).toMatchObject({ regradeError: 'This type can’t be regraded.', regrading: null });
});
