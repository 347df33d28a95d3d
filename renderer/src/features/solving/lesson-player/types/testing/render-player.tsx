import type { Lesson } from '@web/api';
import { type FakeHandlers, fakeApi, fakeToken } from '@web/api/testing';
import { QUEUED_WRITES } from '@web/app/queued-writes';
import { lessonRef } from '@web/exercises';
import type { Checklist } from '@web/features/learning/lesson-text';
import { fakePlatform } from '@web/platform/testing';
import { RootStore, StoresProvider } from '@web/stores';
import { TooltipProvider } from '@web/ui/Tooltip';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';

export const LESSON_ID = '11111111-1111-4111-8111-111111111111';
export const EXERCISE = lessonRef(LESSON_ID);
export const ADA = '22222222-2222-4222-8222-222222222222';

/** A lesson as the API client delivers it; `data` has its type and the data of that type. */
export const lessonWith = (data: object): Lesson =>
  ({
    uuid: LESSON_ID,
    title: 'The Lesson',
    readme: 'The text.',
    lastMod: '2026-01-01T00:00:00.000Z',
    courseSlug: 'course',
    courseTitle: 'The Course',
    chapterTitle: 'The Chapter',
    chapterNumber: 1,
    previousLessonUuid: null,
    nextLessonUuid: null,
    ...data,
  }) as unknown as Lesson;

/** A text without boxes. */
export const NO_CHECKS: Checklist = { isChecked: () => undefined, tick: () => {} };

export const progress = (isComplete: boolean) => ({
  body: { lessonUuid: LESSON_ID, successCount: Number(isComplete), solutionViewedAt: null, isComplete },
});

export const judgment = (resultSlug: 'success' | 'failure', over: object = {}) => ({
  body: {
    submissionUuid: crypto.randomUUID(),
    resultSlug,
    resultMessage: '',
    xpReward: 0,
    xpBreakdown: [],
    output: null,
    tests: null,
    programError: null,
    explanation: null,
    knownMistake: null,
    interview: null,
    repositoryChecks: null,
    ...over,
  },
});

/** The stores of an app on a fake network. Any sign-in code signs Ada in. */
export function appWith(handlers: FakeHandlers = {}, platform = fakePlatform()) {
  const api = fakeApi({
    otpLogin: () => ({ body: { access_token: fakeToken(900, Date.now(), ADA), refresh_token: 'r' } }),
    getUserLesson: () => progress(false),
    ...handlers,
  });
  const theme = { read: () => 'dark' as const, subscribe: () => {}, apply: () => {} };
  return { api, platform, stores: new RootStore(api, platform, theme, undefined, QUEUED_WRITES) };
}

/** The HTML of a part of the app, with everything that it loads. */
export async function htmlOf(stores: RootStore, node: ReactNode): Promise<string> {
  const { prelude } = await prerender(
    <StoresProvider value={stores}>
      <TooltipProvider>
        <MemoryRouter>{node}</MemoryRouter>
      </TooltipProvider>
    </StoresProvider>,
  );
  return new Response(prelude).text();
}
