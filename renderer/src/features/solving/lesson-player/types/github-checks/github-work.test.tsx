import type { FakeHandlers } from '@web/api/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { PlayerWork } from '../../components/LessonPlayer';
import { LessonPlayerStore } from '../../lesson-player.store';
import { appWith, EXERCISE, htmlOf, judgment, lessonWith } from '../testing/render-player';
import type { GithubPaneProps } from './GithubPane';
import { openGithubChecks } from './github-work';

const check = (state: 'passed' | 'failed' | 'unknown', reason: string | null = null) => ({
  description: 'It has a `README`',
  hint: 'Write *one*.',
  state,
  reason,
});
const LESSON = lessonWith({
  type: 'type_github_checks',
  lessonDataGithubChecks: { repository: 'forge-log', checks: [check('unknown')] },
});
const ACCOUNT = { login: 'ada', url: 'https://github.com/ada' };
const state = (more: object = {}) => ({
  body: {
    account: ACCOUNT,
    repository: 'ada/forge-log',
    url: 'https://github.com/ada/forge-log',
    checks: [check('failed', 'There’s no README yet.')],
    problem: null,
    ...more,
  },
});

vi.mock('@web/ui/useBreakpoint', () => ({ useBreakpoint: () => false }));
beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} }); // for the panes' sizes
});

async function setUp(handlers: FakeHandlers) {
  const app = appWith(handlers);
  await app.stores.session.signInWithCode('CODE');
  const player = new LessonPlayerStore(EXERCISE, LESSON, app.stores, openGithubChecks);
  player.start();
  const { github } = (player.work.panes.work.content as React.ReactElement<GithubPaneProps>).props;
  await github.checks.load();
  return { ...app, player, github, html: () => htmlOf(app.stores, <PlayerWork player={player} />) };
}

test('every check is listed with its state, and a submission brings it up to date', async () => {
  const passed = judgment('success', { repositoryChecks: [check('passed')] });
  const { player, html, api } = await setUp({
    getLessonChecks: () => state(),
    submitLesson: () => passed,
  });
  expect(await html()).toMatch(
    /Linked as.*ada.*0 of 1 passed.*Not yet: .*<code>README<\/code>.*There’s no README yet\..*Hint.*<em>one<\/em>/s,
  );
  player.submit();
  await vi.waitFor(() => expect(player.submission.isSuccess).toBe(true));
  expect(api.seen.find(({ name }) => name === 'submitLesson')?.body).toMatchObject({
    repository: 'ada/forge-log',
  });
  expect(await html()).toContain('1 of 1 passed');
});

test('without an account there’s nothing to submit; unlinking brings that back', async () => {
  let account: object | null = ACCOUNT;
  const { player, github, html } = await setUp({
    getLessonChecks: () => (account ? state() : state({ account, repository: null, url: null })),
    revokeGithub: () => {
      account = null;
      return { body: {} };
    },
  });
  expect(player.canSubmit).toBe(true);
  await github.unlink();
  expect(player.canSubmit).toBe(false);
  expect(await html()).toMatch(/Link your GitHub account.*Link GitHub.*<code>forge-log<\/code>/s);
});

test('a server without GitHub says so to everybody, asks nothing, and the lesson stays readable', async () => {
  const { api, stores } = appWith({});
  const player = new LessonPlayerStore(EXERCISE, { ...LESSON, missing: 'github' }, stores, openGithubChecks);
  const html = () => htmlOf(stores, <PlayerWork player={player} />);
  expect(await html()).toMatch(/this server isn’t connected to GitHub.*<code>README<\/code>/s);
  await stores.session.signInWithCode('CODE');
  expect(await html()).toMatch(/nor for your certificate.*Nothing to submit yet/s);
  expect(await html()).not.toContain('>Submit<');
  expect(api.seen.map(({ name }) => name)).not.toContain('getLessonChecks');
  expect(player.canSubmit).toBe(false);
});

test('a server without GitHub says so, and the lesson stays readable', async () => {
  const error = 'This server isn’t connected to GitHub yet.';
  const { html, player } = await setUp({ getLessonChecks: () => ({ status: 503, body: { error } }) });
  expect(await html()).toMatch(/This server isn’t connected to GitHub yet\..*<code>README<\/code>/s);
  expect(player.canSubmit).toBe(false);
});
