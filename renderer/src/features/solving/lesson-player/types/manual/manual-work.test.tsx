import { beforeEach, expect, test, vi } from 'vitest';
import { PlayerWork } from '../../components/LessonPlayer';
import { LessonPlayerStore } from '../../lesson-player.store';
import { appWith, EXERCISE, htmlOf, judgment, lessonWith } from '../testing/render-player';
import { openManual } from './manual-work';

const LESSON = lessonWith({
  type: 'type_manual',
  readme: '- [ ] Read\n- [x] Breathe\n',
  lessonDataManual: { checkboxes: [false, true], checkAll: true },
});

vi.mock('@web/ui/useBreakpoint', () => ({ useBreakpoint: () => false }));
beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
});

async function setUp(lesson = LESSON) {
  const done = judgment('success', { resultMessage: 'Done!', explanation: 'Well *rested*.' });
  const app = appWith({ submitLesson: () => done });
  await app.stores.session.signInWithCode('CODE');
  const player = new LessonPlayerStore(EXERCISE, lesson, app.stores, openManual);
  player.start();
  return { ...app, player, html: () => htmlOf(app.stores, <PlayerWork player={player} />) };
}

test('it can be marked as done once every box is checked', async () => {
  const { player, api, html } = await setUp();
  expect(await html()).toMatch(/1 of 2 checked.*Check them all to finish/s);
  player.submit();
  player.checks.tick(0, true);
  expect(await html()).not.toContain('Check them all');
  player.submit();
  await vi.waitFor(() => expect(player.submission.isSuccess).toBe(true));
  const sent = api.seen.filter(({ name }) => name === 'submitLesson');
  expect(sent.map(({ body }) => body)).toMatchObject([{ checks: [true, true] }]);
  expect(await html()).toContain('Well <em>rested</em>.');
});

test('it has no solution to look at', async () => {
  const { player, html } = await setUp();
  expect(await html()).not.toContain('>Solution<');
  expect(player.tabs).not.toContain('solution');
});

test('without boxes there’s only the button', async () => {
  const lessonDataManual = { checkboxes: [], checkAll: false };
  const { player, html } = await setUp(lessonWith({ type: 'type_manual', lessonDataManual }));
  expect(player.canSubmit).toBe(true);
  expect(await html()).toContain('Mark as done');
  expect(await html()).not.toContain('checked</p>');
});
