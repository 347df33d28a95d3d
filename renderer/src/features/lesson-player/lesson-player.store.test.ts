import type { Lesson } from '@shared/contracts';
import { type FakeHandlers, fakeApi, fakeToken } from '@web/api/testing';
import { CodeRunnerStore } from '@web/features/code-runner';
import { fakePlatform } from '@web/platform/testing';
import { RootStore } from '@web/stores';
import { expect, test, vi } from 'vitest';
import { LessonPlayerStore } from './lesson-player.store';

const ID = '11111111-1111-4111-8111-111111111111';
const ADA = '22222222-2222-4222-8222-222222222222';
const LESSON = {
  UUID: ID,
  LastMod: '2026-01-01T00:00:00.000Z',
  LessonDataCode: {
    ProgrammingLanguage: 'python',
    StarterFiles: [{ Name: 'main.py', Content: 'start', IsHidden: false, IsReadonly: false }],
    Stdin: '',
  },
} as unknown as Lesson;
const standing = (IsComplete: boolean) => ({
  body: { LessonUUID: ID, SuccessCount: Number(IsComplete), SolutionViewedAt: null, IsComplete },
});
const judgement = (ResultSlug: 'success' | 'failure', Stderr = '') => ({
  body: {
    SubmissionUUID: crypto.randomUUID(),
    ResultSlug,
    ResultMessage: '',
    XPReward: 0,
    XPBreakdown: [],
    Output: { Expected: 'a', Got: 'b', Stderr },
    Tests: null,
    Explanation: null,
  },
});

function setUp(handlers: FakeHandlers = {}) {
  const api = fakeApi({
    otpLogin: () => ({ body: { access_token: fakeToken(900, Date.now(), ADA), refresh_token: 'r' } }),
    getUserLesson: () => standing(false),
    ...handlers,
  });
  const stores = new RootStore(api, fakePlatform(), {
    read: () => 'dark',
    subscribe: () => {},
    apply: () => {},
  });
  const runner = new CodeRunnerStore(() => Promise.reject(new Error('not played')));
  const player = new LessonPlayerStore(LESSON, stores, runner, () => new Promise(() => {}));
  player.start();
  return { api, stores, player };
}

test('a guest who submits is asked to sign in; the code stays and can be submitted afterwards', async () => {
  const { api, stores, player } = setUp({ submitLesson: () => judgement('failure') });
  player.edit('main.py', 'mine');
  player.submit();
  expect(stores.overlays.login).toMatchObject({ redirect: `/lessons/${ID}` });
  await stores.session.signInWithCode('CODE');
  expect(player.program?.files[0]?.Content).toBe('mine');
  player.submit();
  await vi.waitFor(() => expect(player.submission.reply?.ResultSlug).toBe('failure'));
  expect(api.seen.find(({ name }) => name === 'submitLesson')?.body).toMatchObject({
    Files: [{ Name: 'main.py', Content: 'mine' }],
  });
});

test('a success counts immediately and reloads the learner’s progress', async () => {
  let isComplete = false;
  const { player, stores } = setUp({
    getUserLesson: () => standing(isComplete),
    submitLesson: () => {
      isComplete = true;
      return judgement('success');
    },
  });
  await stores.session.signInWithCode('CODE');
  expect(player.isComplete).toBe(false);
  player.submit();
  await vi.waitFor(() => expect(player.userLesson.value?.IsComplete).toBe(true));
  expect([player.isComplete, player.shown, player.pane]).toEqual([true, 'submission', 'output']);
});

test('the judge’s error is marked in the code until its file is changed', async () => {
  const { player, stores } = setUp({
    submitLesson: () => judgement('failure', '  File "main.py", line 3, in <module>\nNameError: x\n'),
  });
  await stores.session.signInWithCode('CODE');
  player.submit();
  await vi.waitFor(() => expect(player.problems).toMatchObject([{ file: 'main.py', line: 3 }]));
  player.edit('main.py', 'mended');
  expect(player.problems).toEqual([]);
});

test('the help tabs cycle', () => {
  const { player } = setUp();
  player.turnTab(1);
  expect(player.tab).toBe('solution');
  player.turnTab(1);
  expect(player.tab).toBe('lesson');
  player.turnTab(-1);
  expect(player.tab).toBe('solution');
});
