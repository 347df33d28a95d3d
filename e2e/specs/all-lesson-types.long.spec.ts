import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { signUp } from '../fixtures/api';
import { lessonIdAt, terminalLesson } from '../fixtures/content';
import { FakeGithub } from '../fixtures/fake-github';
import { TestServer } from '../fixtures/server';
import { parcelsIn, TerminalClient } from '../fixtures/terminal-client';
import { expect, openSignedIn, test, writeCode } from '../fixtures/test';
import { isVerified } from '../fixtures/verify-credential';

/** A lesson of each type, and what comes after the last one. */

const TOUR = 'content/courses/tour-of-the-forge/chapters';
/** Without line breaks after brackets, which the editor would complete. */
const ROUNDED = 'export const rounded = (price) => Math.max(1, Math.ceil(price));';

const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();
const expectSuccess = (page: Page) => expect(page.locator('[data-result="success"]')).toBeVisible();
const open = (page: Page, server: TestServer, lesson: string) =>
  page.goto(`${server.url}/lessons/${lessonIdAt(`${TOUR}/${lesson}`)}`);

test('a course with all nine types of lessons can be finished, and its certificate verifies anywhere', async ({
  page,
}) => {
  test.slow(); // nine lessons
  const github = await FakeGithub.start();
  github.login = 'ada';
  const server = await TestServer.start(github.env);
  try {
    await test.step('to read and do', async () => {
      const first = lessonIdAt(`${TOUR}/writing-code/lessons/how-lessons-work`);
      await openSignedIn(page, server, await signUp(server), `/lessons/${first}`);
      await expect(page.getByRole('region', { name: 'Finish this lesson' })).toContainText('0 of 3 checked');
      await expect(page.getByRole('checkbox')).toHaveCount(3);
      for (const box of await page.getByRole('checkbox').all()) await box.check();
      await page.getByRole('button', { name: 'Mark as done' }).click();
      await expectSuccess(page);
    });

    await test.step('programs, by their output and by their tests', async () => {
      await open(page, server, 'writing-code/lessons/your-first-output');
      await writeCode(
        page,
        readFileSync(`${TOUR}/writing-code/lessons/your-first-output/solution/main.py`, 'utf8'),
      );
      await submit(page);
      await expectSuccess(page);
      await open(page, server, 'writing-code/lessons/make-the-tests-pass');
      await writeCode(page, ROUNDED);
      await submit(page);
      await expectSuccess(page);
    });

    await test.step('a query, with the database beside it and without the server', async () => {
      await open(page, server, 'writing-code/lessons/ask-the-database');
      const calls: string[] = [];
      const listen = (request: { url(): string; method(): string }) => {
        const isOwn = /\/(auth\/refresh|draft|time_anchor|ws_tickets)$/.test(request.url());
        if (request.url().includes('/v1/') && request.method() !== 'GET' && !isOwn) calls.push(request.url());
      };
      page.on('request', listen);
      await page.getByRole('button', { name: 'Database', exact: true }).click();
      const database = page.getByRole('complementary', { name: 'Database' });
      await database.getByRole('button', { name: 'orders' }).click();
      await expect(database.getByRole('list', { name: 'Columns of orders' })).toContainText('customer_id');
      await expect(database.getByRole('region', { name: /^orders\b.*6 rows/ })).toContainText('pickaxe');
      await page.getByRole('button', { name: 'Run', exact: true }).click();
      await expect(page.getByRole('region', { name: /^Result\b.*6 rows/ })).toContainText('NULL');
      expect(calls).toEqual([]);
      page.off('request', listen);
      await writeCode(
        page,
        readFileSync(`${TOUR}/writing-code/lessons/ask-the-database/solution/main.sql`, 'utf8'),
      );
      await submit(page);
      await expectSuccess(page);
    });

    await test.step('questions', async () => {
      await open(page, server, 'questions-and-answers/lessons/predict-the-output');
      await page.getByRole('radio').nth(2).click();
      await submit(page);
      await expectSuccess(page);
      await open(page, server, 'questions-and-answers/lessons/read-an-error');
      await page.getByRole('textbox').last().fill('totl');
      await submit(page);
      await expectSuccess(page);
    });

    await test.step('an interview, answered in two goes', async () => {
      await open(page, server, 'questions-and-answers/lessons/the-inspector-asks');
      const answer = page.getByRole('textbox', { name: 'Your answer' });
      await answer.fill('A function has a name, so people can read what it does.');
      await submit(page);
      const points = page.getByRole('list', { name: 'The points of your answer' });
      await expect(points.getByText('Covered')).toHaveCount(1);
      await answer.fill(`${await answer.inputValue()} When the rule changes, I fix it in one place.`);
      await submit(page);
      await expectSuccess(page);
    });

    await test.step('a terminal', async () => {
      const { uuid, folder: authored } = terminalLesson;
      const folder = mkdtempSync(join(tmpdir(), 'tour-'));
      writeFileSync(
        join(folder, 'parcels.csv'),
        parcelsIn(readFileSync(join(authored, 'lesson.md'), 'utf8')),
      );
      cpSync(join(authored, 'solution'), folder, { recursive: true });
      await page.goto(`${server.url}/cli/login`);
      const terminal = new TerminalClient(server.url, folder);
      await terminal.signIn((await page.getByTestId('cli-code').textContent()) ?? '');
      await page.goto(`${server.url}/lessons/${uuid}`);
      await terminal.runAndSubmit(uuid);
      await page.reload();
      await expect(page.getByText('Done', { exact: true }).first()).toBeVisible();
    });

    await test.step('a repository', async () => {
      await open(page, server, 'out-in-the-world/lessons/open-the-forge-log');
      await page.getByRole('button', { name: 'Link GitHub' }).click();
      await page.getByRole('link', { name: 'Back to your lesson' }).click();
      await expect(page.getByRole('link', { name: 'ada', exact: true })).toBeVisible();
      github.repositories.set('ada/forge-log', {
        license: 'MIT',
        files: {
          'README.md': 'What the forge did each day, and what I learned doing it.\n',
          'log/day-1.md': '# Day 1\n\nLit the forge.\n',
        },
        commits: ['Add the first day', 'Create the log'],
      });
      await page.getByRole('button', { name: 'Check again' }).click();
      await expect(page.getByText('6 of 6 passed')).toBeVisible();
      await submit(page);
      await expectSuccess(page);
    });

    // The app asks for the server's version each time its socket opens. The reward arrives over the socket.
    const socketIsOpen = page.waitForResponse('**/v1/version');
    await open(page, server, 'out-in-the-world/lessons/where-to-go-next');
    await socketIsOpen;
    await page.getByRole('button', { name: 'Mark as done' }).click();
    await expectSuccess(page);
    const reward = page.getByRole('dialog', { name: 'Course completed!' });
    await reward.getByRole('button', { name: 'Claim reward' }).click();
    for (const question of ['just between us', 'How many stars', 'tell others']) {
      await expect(reward.getByText(question)).toBeVisible();
      await reward.getByRole('button', { name: 'Skip' }).click();
    }
    await expect(reward).toBeHidden();
    await page
      .getByRole('link', { name: /certificate/i })
      .first()
      .click();
    await expect(page).toHaveURL(/\/certificates\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada Smith');
    const id = page.url().split('/').at(-1);
    const credential = await fetch(`${server.url}/v1/static/certificate/${id}/credential`);
    expect(await isVerified((await credential.json()) as object)).toBe(true);
  } finally {
    await server.dispose();
    await github[Symbol.asyncDispose]();
  }
});
