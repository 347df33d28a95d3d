import type { Browser } from '@playwright/test';
import { signUp, succeed } from '../fixtures/api';
import { startFight } from '../fixtures/boss';
import { authoredLessons, lessonTitled, rightAnswer } from '../fixtures/content';
import { give } from '../fixtures/ledger';
import type { TestServer } from '../fixtures/server';
import { expect, test } from '../fixtures/test';

const lesson = lessonTitled('One Line After Another');
/** These need no runner. */
const choice = authoredLessons().find(({ type }) => type === 'type_choice')!;
const text = authoredLessons().find(({ type }) => type === 'type_text_input')!;
/** Enough for level 10. */
const LEVEL_10_XP = 6_480;

/** A new learner's browser on /community, with the boss fight open. */
async function openFight(browser: Browser, server: TestServer) {
  const { email, accessToken: token } = await signUp(server);
  const { UUID, Handle: handle } = await succeed<{ UUID: string; Handle: string }>(server, 'GET', '/users', {
    token,
  });
  const page = await (await browser.newContext()).newPage();
  await page.context().addCookies([{ name: 'onboardingSeen', value: UUID, url: server.url }]);
  const body = { email, redirect: '/community?modal=boss' };
  await succeed(server, 'POST', '/users/email/send_magic_link', { body });
  await page.goto(await server.nextSignInLink(email, 1));
  const fight = page.getByRole('dialog', { name: 'The Hound' });
  await expect(fight.getByText('Nobody has hit it yet.')).toBeVisible();
  return { page, token, handle, fight, id: UUID };
}

test('two browsers see each other’s boss damage, lessons, rank and league as they happen', async ({
  browser,
  server,
}) => {
  const endFight = startFight(server);
  const ada = await openFight(browser, server);
  const grace = await openFight(browser, server);
  const body = { Files: lesson.solution.map(({ Name, Content }) => ({ Name, Content })) };
  await succeed(server, 'POST', `/lessons/${lesson.uuid}/`, { token: ada.token, body });
  for (const { page, fight } of [ada, grace]) {
    const hits = fight.getByRole('list', { name: 'Latest hits' });
    const hit = hits.getByRole('listitem').filter({ has: page.getByRole('link', { name: ada.handle }) });
    await expect(hit).toContainText(/[1-9]\d* damage/);
    await fight.getByRole('button', { name: 'Close' }).click();
    const feed = page.getByRole('list', { name: 'Lessons completed last' });
    await expect(feed.getByRole('listitem').first()).toContainText('One Line After Another');
  }
  await expect(ada.page.getByText(/^Rank \d+ today\.$/)).toBeVisible();
  endFight();

  // From level 10, the next lesson joins a league, and every lesson of a member moves the places of all.
  for (const { id } of [ada, grace]) give(server, id, LEVEL_10_XP, ['xp']);
  const solve = (token: string, answered = choice) =>
    succeed(server, 'POST', `/lessons/${answered.uuid}/`, { token, body: rightAnswer(answered) });
  await solve(grace.token);
  for (const { page } of [ada, grace]) await page.goto('/leaderboard');
  const rows = ({ page }: typeof ada) =>
    page.getByRole('table', { name: 'The Clay league by XP in this season' }).getByRole('row');
  await expect(rows(grace)).toHaveCount(2);
  await solve(ada.token);
  await expect(rows(ada)).toHaveCount(3);
  await grace.page.reload();
  await expect(rows(grace)).toHaveCount(3);
  const places = async () => (await rows(grace).allTextContents()).join();
  const before = await places();
  await solve(ada.token, text);
  await expect.poll(places).not.toBe(before);
});
