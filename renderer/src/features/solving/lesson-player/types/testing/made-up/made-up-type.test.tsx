import { beforeEach, expect, test, vi } from 'vitest';
import { LessonPlayer, PlayerWork } from '../../../components/LessonPlayer';
import { SolutionView } from '../../../components/SolutionView';
import { LessonPlayerStore } from '../../../lesson-player.store';
import { LESSON_TYPES } from '../../registry';
import { appWith, EXERCISE, htmlOf, judgment, lessonWith } from '../render-player';
import { openRiddle } from './riddle-work';

const screen = { isPhone: false };
vi.mock('@web/ui/useBreakpoint', () => ({ useBreakpoint: () => screen.isPhone }));

beforeEach(() => {
  screen.isPhone = false;
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} }); // for the panes' sizes
});

const types = { ...LESSON_TYPES, type_riddle: openRiddle };
const LESSON = lessonWith({
  type: 'type_riddle',
  lessonDataRiddle: { riddle: 'What speaks without a mouth?' },
});

function setUp(answer = judgment('failure', { resultMessage: 'No.', clue: 'Look in the mountains.' })) {
  const app = appWith({ submitLesson: () => answer });
  const player = new LessonPlayerStore(EXERCISE, LESSON, app.stores, openRiddle);
  player.start();
  return { ...app, player, html: () => htmlOf(app.stores, <PlayerWork player={player} />) };
}

test.each([
  ['beside the text', false],
  ['in a tab on a phone', true],
])('a new type’s work is shown %s', async (_where, isPhone) => {
  screen.isPhone = isPhone;
  const html = await htmlOf(appWith().stores, <LessonPlayer lesson={LESSON} types={types} />);
  expect(html).toContain('What speaks without a mouth?');
  expect(html).toContain('aria-label="Your guess"');
  expect(html.includes('role="tabpanel" aria-label="Riddle"')).toBe(isPhone);
  expect(html).not.toContain('Output');
});

test('its answer is submitted, and its result is shown', async () => {
  const { api, stores, player, html } = setUp();
  await stores.session.signInWithCode('CODE');
  player.submit();
  expect(api.seen.some(({ name }) => name === 'submitLesson')).toBe(false); // there's nothing to submit yet
  expect(player.work.onKey?.('e')).toBe(true);
  player.submit();
  await vi.waitFor(() => expect(player.submission.reply).not.toBeNull());
  expect(api.seen.find(({ name }) => name === 'submitLesson')?.body).toMatchObject({ textInput: 'an echo' });
  expect(player.pane).toBe('work');
  expect(await html()).toContain('Look in the mountains.');
  player.work.onKey?.('e');
  expect(await html()).not.toContain('Look in the mountains.');
});

test('its work is stored on this computer and becomes the work of the user who signs in', async () => {
  const { stores, player, html } = setUp();
  player.work.onKey?.('e');
  await stores.session.signInWithCode('CODE');
  expect(await html()).toContain('value="an echo"');
});

test('its solution is shown', async () => {
  const { stores, player } = setUp();
  const solution = { solutionViewedAt: '2026-01-01T00:00:00.000Z', seerStoneUsed: false, answer: 'an echo' };
  const html = await htmlOf(stores, <SolutionView solution={solution} render={player.work.renderSolution} />);
  expect(html).toContain('an echo');
});

test('a lesson of an unknown type can be read, and offers to reload the app', async () => {
  const html = await htmlOf(appWith().stores, <LessonPlayer lesson={LESSON} />);
  expect(html).toContain('<h1');
  expect(html).toContain('The text.');
  expect(html).toContain('This lesson needs a newer version of the app');
  expect(html).toContain('Reload');
  expect(html).not.toContain('Submit');
});
