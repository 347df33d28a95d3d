import { expect as expectSoon, type Page } from '@playwright/test';
import { PAGES } from '../../renderer/src/pages/pages';
import { type AuthoredLesson, authoredLessons, rightText } from '../fixtures/content';
import { writeCode } from '../fixtures/test';
import type { Persona, SomeLearner } from './learners';

/** On a busy machine, pages take their time. */
const expect = expectSoon.configure({ timeout: 15_000 });

/** A page that is open, and the web app's texts in its language. */
export interface Scene {
  page: Page;
  text: (english: string) => string;
}

/** Something the app can look like. */
export interface State {
  /** Unique; names the files. */
  name: string;
  persona: Persona;
  /** The address it starts from. */
  path: string | ((me: SomeLearner) => string);
  /** What's done there, until it looks as it should. */
  act?: (scene: Scene) => Promise<void>;
}

const state = (persona: Persona, name: string, path: State['path'], act?: State['act']): State => ({
  name,
  persona,
  path,
  act,
});

const personaOf = (audience: string | undefined, path: string): Persona => {
  if (path === '/admin') return 'admin';
  return audience === 'learners' ? 'learner' : 'guest';
};

/** Every page of the app, at its example. */
const pages = PAGES.map(({ title, audience, path, example }) =>
  state(personaOf(audience, path), title, example),
);

const dialog = ({ page }: Scene) => expect(page.getByRole('dialog').first()).toBeVisible();
/** Of the header, or of a phone's bar. */
const menu = async ({ page }: Scene) => {
  await page.locator('button[aria-haspopup="menu"]:not(main *)').click();
  await expect(page.getByRole('menu')).toBeVisible();
};
const press = (keys: string) => async (scene: Scene) => {
  await scene.page.keyboard.press(keys);
  await dialog(scene);
};

const INFO = [
  ...['boots', 'boots-interview', 'difficulty', 'guest', 'video', 'potions', 'sharpshooter', 'solutions'],
  ...['streak', 'streak-protection', 'spellbook'],
];
const modal = (persona: Persona, name: string, key = name) =>
  state(persona, `Dialog: ${name}`, `/courses?modal=${key}`, dialog);

const SECTIONS = 'profile notifications learning competition editor offline appearance account'.split(' ');
const ADMIN_TABS =
  'moderation users figures content announcements vim-list quests bosses outages site log'.split(' ');

const lessonOf = (course: string, slug: string): AuthoredLesson =>
  authoredLessons(course).find((lesson) => lesson.slug === slug)!;

const TOUR = 'tour-of-the-forge';
const forge = lessonOf('learn-python', 'the-first-spark');
const solved = lessonOf('learn-python', 'one-equals-or-two');
const tests = lessonOf(TOUR, 'make-the-tests-pass');
const query = lessonOf(TOUR, 'ask-the-database');
const choice = lessonOf(TOUR, 'predict-the-output');
const typed = lessonOf(TOUR, 'read-an-error');
const interview = lessonOf(TOUR, 'the-inspector-asks');
const manual = lessonOf(TOUR, 'how-lessons-work');
const terminal = lessonOf(TOUR, 'pipes-in-your-terminal');
const github = lessonOf(TOUR, 'open-the-forge-log');

const at = ({ uuid }: AuthoredLesson) => `/lessons/${uuid}`;

/** On a phone, a lesson's panes are tabs. */
async function openWork({ page, text }: Scene): Promise<void> {
  const panes = page.getByRole('tablist', { name: text('Panes') });
  if (await panes.isVisible()) await panes.getByRole('tab').nth(1).click();
}

/** Answers the open lesson, until the result is there. */
const answer =
  (outcome: string, fill: (scene: Scene) => Promise<void>, button = 'Submit') =>
  async (scene: Scene): Promise<void> => {
    await openWork(scene);
    await fill(scene);
    await scene.page.getByRole('button', { name: scene.text(button), exact: true }).click();
    const result = scene.page.locator(`[data-result="${outcome}"]`);
    await expect(result).toBeVisible({ timeout: 60_000 });
    await result.scrollIntoViewIfNeeded();
  };
const fails = (fill: (scene: Scene) => Promise<void>) => answer('failure', fill);
const passes = (fill: (scene: Scene) => Promise<void>, button?: string) => answer('success', fill, button);

const code =
  (program: string) =>
  ({ page }: Scene) =>
    writeCode(page, program);
const solution = ({ solution: [file] }: AuthoredLesson) => code(file!.Content);
const pick =
  (index: number) =>
  ({ page }: Scene) =>
    page.getByRole('radio').nth(index).click();
const fillIn =
  (words: string) =>
  ({ page }: Scene) =>
    page.getByRole('textbox').last().fill(words);
const tickAll = async ({ page }: Scene) => {
  for (const box of await page.getByRole('checkbox').all()) await box.check();
};

const lessons: State[] = [
  state('newcomer', 'Lesson, output', at(forge)),
  state('newcomer', 'Lesson, output: failed', at(forge), fails(code('print("The forge is cold.")'))),
  state('newcomer', 'Lesson, output: error', at(forge), fails(code('word = "lit"\nprint(wordd)'))),
  state('newcomer', 'Lesson, output: passed, level 2', at(forge), passes(solution(forge))),
  state('newcomer', 'Lesson, tests', at(tests)),
  state(
    'newcomer',
    'Lesson, tests: failed',
    at(tests),
    fails(code('export const rounded = (price) => price;')),
  ),
  state(
    'newcomer',
    'Lesson, tests: passed',
    at(tests),
    passes(code('export const rounded = (price) => Math.max(1, Math.ceil(price));')),
  ),
  state('newcomer', 'Lesson, query', at(query)),
  state('newcomer', 'Lesson, query: failed', at(query), fails(code('SELECT 1;'))),
  state('newcomer', 'Lesson, query: passed', at(query), passes(solution(query))),
  state('newcomer', 'Lesson, choice', at(choice), openWork),
  state('newcomer', 'Lesson, choice: failed', at(choice), fails(pick(0))),
  state('newcomer', 'Lesson, choice: passed', at(choice), passes(pick(2))),
  state('newcomer', 'Lesson, text', at(typed), openWork),
  state('newcomer', 'Lesson, text: failed', at(typed), fails(fillIn('total'))),
  state('newcomer', 'Lesson, text: passed', at(typed), passes(fillIn(rightText(typed)))),
  state('newcomer', 'Lesson, interview', at(interview), openWork),
  state('newcomer', 'Lesson, interview: failed', at(interview), fails(fillIn('It is shorter.'))),
  state('newcomer', 'Lesson, interview: passed', at(interview), passes(fillIn(interview.goodAnswer ?? ''))),
  state('newcomer', 'Lesson, manual', at(manual)),
  state('newcomer', 'Lesson, manual: done', at(manual), passes(tickAll, 'Mark as done')),
  state('newcomer', 'Lesson, terminal', at(terminal)),
  state('newcomer', 'Lesson, GitHub', at(github)),
];

/** Answers every call with an error. */
const breakServer = async ({ page, text }: Scene) => {
  const json = { error: 'Internal server error' };
  await page.route('**/v1/**', (route) => route.fulfill({ status: 500, json }));
  await page
    .getByRole('banner')
    .getByRole('link', { name: text('Courses') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: text('Try again') }).first()).toBeVisible({
    timeout: 30_000,
  });
};
const goOffline = async ({ page }: Scene) => {
  await page.context().setOffline(true);
  await expect(page.locator('[data-notice]')).toBeVisible();
};

/** All of them, in the order in which a window visits those of its persona. */
export const STATES: readonly State[] = [
  state('newcomer', 'Dashboard, first visit', '/dashboard'),
  state('newcomer', 'Training, empty', '/training'),
  state('newcomer', 'Spellbook, empty', '/spellbook'),
  state('newcomer', 'Course, fresh', '/courses/learn-go'),
  state('newcomer', 'Notifications, first visit', '/courses', async (scene) => {
    await scene.page.locator('header button[aria-haspopup="dialog"]').click();
    await dialog(scene);
  }),
  ...lessons,
  state('newcomer', 'Reward: sign-up chest', '/dashboard?newUserReward', dialog),
  ...pages,
  state('guest', 'Nothing there', '/no/such/page'),
  state('guest', 'Playground with tables', '/playground/sql'),
  state('guest', 'Sign-in dialog', '/courses', async (scene) => {
    const { page, text } = scene;
    await page
      .getByRole('banner')
      .getByRole('button', { name: text('Sign in') })
      .click();
    await dialog(scene);
  }),
  state('guest', 'Theme menu', '/courses', menu),
  state('guest', 'Lesson as a guest: passed', at(choice), passes(pick(2))),
  state('guest', 'Home after a first lesson', '/'),
  state('guest', 'Finder', '/courses', press('Control+k')),
  state('guest', 'Keyboard shortcuts', '/courses', press('?')),
  ...INFO.map((key) => modal('guest', key, `info-${key}`)),
  state('guest', 'Failed load', '/terms', breakServer),
  state('guest', 'Offline', '/courses', goOffline),
  state('learner', 'Account menu', '/dashboard', menu),
  state('learner', 'Notifications', '/dashboard', async (scene) => {
    await scene.page.locator('header button[aria-haspopup="dialog"]').click();
    await dialog(scene);
  }),
  state('learner', 'Course, half', '/courses/learn-python'),
  state('learner', 'Course, finished', '/courses/two-sparks'),
  state('learner', 'Spellbook page, open', '/spellbook/learn-python/equals'),
  state('learner', 'Spellbook of a course, open', '/spellbook/learn-python'),
  state('learner', 'Solution of a solved lesson', `/solution/${solved.uuid}`),
  state('learner', 'Own profile', ({ handle }) => `/u/${handle}`),
  state('learner', 'Own certificate', ({ certificate }) => `/certificates/${certificate}`),
  ...['gem-store', 'quest-board', 'recruit-a-friend', 'boss', 'achievements'].map((key) =>
    modal('learner', key),
  ),
  ...SECTIONS.map((key) => modal('learner', `settings, ${key}`, `settings&section=${key}`)),
  ...ADMIN_TABS.map((tab) => state('admin', `Admin, ${tab}`, `/admin?tab=${tab}`)),
];

/** The folder of a state's pictures. */
export const fileNameOf = ({ name }: State): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
