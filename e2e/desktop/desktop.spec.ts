import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type SignedUp, signUp, succeed } from '../fixtures/api';
import { lessonIdAt } from '../fixtures/content';
import { editorText, expect, output, test, writeCode } from '../fixtures/test';
import { CODE_ATTACKS, type Target, WINDOW_ATTACKS } from './fixtures/attacks';
import { DesktopApp, type LaunchOptions, root, startAgain, startTwice } from './fixtures/desktop-app';
import { filesWith, newFolder } from './fixtures/files';
import { HostileSite } from './fixtures/hostile-site';
import { Keyring } from './fixtures/keyring';
import { paymentsFor } from './fixtures/ledger';
import { approveInBrowser, codeToPaste } from './fixtures/sign-in';

/**
 * The built desktop app with a real keyring and a real server. It runs on Electron if ELECTRON_PATH names one, and otherwise
 * on the stand-in (stand-in/), whose windows are Chromium's. Each test goes on where the one before it ended.
 */
test.describe.configure({ mode: 'serial' });

const TOUR = 'content/courses/tour-of-the-forge/chapters/writing-code/lessons';
const LESSON_TO_READ = lessonIdAt(`${TOUR}/how-lessons-work`);
const LESSON = lessonIdAt(`${TOUR}/your-first-output`);
const SOLUTION = readFileSync(join(root, TOUR, 'your-first-output/solution/main.py'), 'utf8');

let keyring: Keyring;
let site: HostileSite;
let learner: SignedUp;
let options: LaunchOptions;
let app: DesktopApp;
const folders: string[] = [];

const folder = (name: string) => {
  const created = newFolder(name);
  folders.push(created);
  return created;
};
const token = async () =>
  (await keyring.secretsOf(`Emberforge (${options.env.EMBERFORGE_HOST})`))['refresh-token'];
const account = (page: Page) => page.getByRole('button', { name: 'Your account' });
const dialog = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));

test.beforeAll(async ({ server }) => {
  [keyring, site, learner] = await Promise.all([Keyring.start(), HostileSite.start(), signUp(server)]);
  options = { userData: folder('data'), env: { ...keyring.env, EMBERFORGE_HOST: server.url } };
});

test.afterAll(async () => {
  await app?.quit();
  site?.dispose();
  await keyring?.dispose();
  for (const path of folders) rmSync(path, { recursive: true, force: true });
});

test('signing in keeps the token in the keychain, and nowhere else', async ({ server }) => {
  app = await DesktopApp.launch(options);
  const { page } = app;
  const opened = await app.recordOpened();
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  await page.getByRole('button', { name: 'Sign in with your browser' }).click();
  await expect.poll(opened).toHaveLength(1);
  const link = await approveInBrowser(server, learner, (await opened())[0]!);

  // The system starts the app again, which hands the link to the running one and ends.
  expect(await startAgain({ ...options, link })).toBe(0);
  const question = dialog(page, 'Finish signing in?');
  await expect(question).toContainText(new URL(link).searchParams.get('code')!);
  expect(await token()).toBeUndefined();
  await question.getByRole('button', { name: 'Sign in' }).click();
  await expect(account(page)).toBeVisible();
  const stored = await token();
  expect(stored).toMatch(/^.{20,}$/);
  expect(filesWith(options.userData, stored!)).toEqual([]);
});

test('the learner’s lessons are saved on this computer', async ({ server }) => {
  const { accessToken } = learner;
  const body = { Checks: [true, true, true] };
  await succeed(server, 'POST', `/lessons/${LESSON_TO_READ}/`, { token: accessToken, body });
  await app.open('/dashboard?modal=settings&section=offline');
  await expect(app.page.getByText(/^All 10 lessons of .* are saved/)).toBeVisible();
});

test('without the server, a lesson opens by its link, runs, and is judged as practice', async ({
  server,
}) => {
  const before = await token();
  await app.quit();
  await server.stop();
  app = await DesktopApp.launch({ ...options, link: `emberforge://lessons/${LESSON}` });
  const { page } = app;
  const requested: string[] = [];
  page.context().on('request', (request) => requested.push(request.url()));
  await dialog(page, 'Open this lesson?').getByRole('button', { name: 'Open lesson' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Print a Price Tag' })).toBeVisible();
  await expect(account(page)).toBeVisible();
  await writeCode(page, SOLUTION);
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(output(page).getByText('3 hinges: 36 coins')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.locator('[data-result="waiting"][data-practice="passed"]')).toBeVisible();
  expect(await token()).toBe(before);
  // A Python lesson needs Monaco, and neither copy of TypeScript's compiler: 10 MB.
  expect(requested.filter((url) => url.includes('MonacoEditor'))).not.toEqual([]);
  expect(requested.filter((url) => /typescriptServices|ts\.worker/.test(url))).toEqual([]);
});

test('once the server is back, the answer is judged and paid once, in the same session', async ({
  server,
}) => {
  const before = await token();
  await server.launch();
  await expect(app.page.locator('[data-result="success"]')).toBeVisible({ timeout: 60_000 });
  await expect(account(app.page)).toBeVisible();
  expect(paymentsFor(server, LESSON)).toEqual([expect.any(Number)]);
  expect(await token()).not.toBe(before); // it's used once, and replaced
  expect(filesWith(options.userData, (await token())!)).toEqual([]);
});

test('hostile links open nothing, and no link does anything by itself', async () => {
  const { page } = app;
  const delivered = await page.evaluateHandle(() => {
    const links: object[] = [];
    window.emberforge!.links.onOpened((link) => void links.push(link));
    return links;
  });
  await app.openLinks([
    'emberforge://cli/login?code=a&code=b',
    'emberforge://user:password@cli/login?code=a',
    'emberforge://cli/login?code=<script>',
    `emberforge://lessons/${LESSON}?then=/settings`,
    'emberforge://lessons/..%2F..%2Fetc%2Fpasswd',
    'emberforge:javascript:alert(1)',
    'https://attacker.example/',
    `emberforge://cli/login?code=${'a'.repeat(3_000)}`,
    'emberforge://cli/login?code=somebody-elses&state=guessed',
  ]);
  const refusal = dialog(page, 'This sign-in didn’t start here');
  await refusal.getByRole('button', { name: 'Close' }).last().click();
  expect(await delivered.jsonValue()).toEqual([
    { kind: 'sign-in', code: 'somebody-elses', state: 'guessed' },
  ]);
  await app.openLinks([`emberforge://lessons/${LESSON_TO_READ}`]);
  await dialog(page, 'Open this lesson?').getByRole('button', { name: 'Not now' }).click();
  await expect(page).toHaveURL(new RegExp(`/lessons/${LESSON}`));
});

/* That each defense is needed: attacks.long.spec.ts. */
test('attacks are refused', async () => {
  const intact: Target = { ...app, site, opened: await app.recordOpened() };
  for (const attack of [...CODE_ATTACKS, ...WINDOW_ATTACKS])
    await test.step(attack.name, async () => {
      await attack.attempt(intact);
      expect(await attack.hasSucceeded(intact)).toBe(false);
    });
  await app.quit();
  // All of it is over by now: these two were loaded by the test itself.
  expect(site.visits).toEqual(['/call', '/redirect']);
});

test('without a keychain the session ends with the app; a damaged file is set aside', async ({ server }) => {
  const [learnerFile] = globSync('hosts/*/learner.db', { cwd: options.userData });
  writeFileSync(join(options.userData, learnerFile!), 'not a database'.repeat(1_000));
  const env = { ...options.env, DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nowhere' };
  app = await DesktopApp.launch({ ...options, env });
  const { page } = app;
  await expect(page.getByText(/^A file with your saved work was damaged/)).toBeVisible();
  // SQLite's own files may be beside it.
  expect(globSync('hosts/*/learner.db.damaged-*Z', { cwd: options.userData })).toHaveLength(1);

  await page.getByRole('button', { name: 'Sign in' }).first().click();
  await page.getByRole('button', { name: 'Paste a code' }).click();
  await page.getByLabel('Code or link').fill(await codeToPaste(server, learner));
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText(/^You’re signed in until you quit the app/)).toHaveCount(1);
  await expect(account(page)).toBeVisible();
  await app.open(`/lessons/${LESSON}`);
  await expect(editorText(page)).toContainText('hinges');
  await app.quit();
});

test('of two copies started together, one opens', async () => {
  expect(await startTwice({ ...options, userData: folder('twice') })).toEqual({
    code: 0,
    isOtherRunning: true,
  });
});
