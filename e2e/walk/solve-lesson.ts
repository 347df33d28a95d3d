import { readFileSync } from 'node:fs';
import { expect as expectSoon, type Page } from '@playwright/test';
import { type SignedUp, succeed } from '../fixtures/api';
import { type AuthoredLesson, rightText } from '../fixtures/content';
import type { TestServer } from '../fixtures/server';
import { writeCode } from '../fixtures/test';

/** On a busy machine, a compiler takes its time. */
const expect = expectSoon.configure({ timeout: 60_000 });

/** Who goes through the course, and where. */
export interface Visitor {
  server: TestServer;
  learner: SignedUp;
}

/** Solves the open lesson as a learner does who writes what its author wrote, until the page says so. */
export async function solveLesson(
  page: Page,
  lesson: AuthoredLesson,
  { server, learner }: Visitor,
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  switch (lesson.type) {
    case 'type_code':
    case 'type_code_tests':
    case 'type_code_sql':
      await writeProgram(page, lesson);
      await page.getByRole('button', { name: 'Submit' }).click();
      break;
    case 'type_choice':
      await page.getByRole('radio').nth(lesson.choices!.indexOf(lesson.answer!)).click();
      await page.getByRole('button', { name: 'Submit' }).click();
      break;
    case 'type_text_input':
      await page.getByRole('textbox').last().fill(rightText(lesson));
      await page.getByRole('button', { name: 'Submit' }).click();
      break;
    case 'type_interview_question':
      await page.getByRole('textbox', { name: 'Your answer' }).fill(lesson.goodAnswer!);
      await page.getByRole('button', { name: 'Submit' }).click();
      break;
    case 'type_manual':
      for (const box of await page.getByRole('checkbox').all()) await box.check();
      await page.getByRole('button', { name: 'Mark as done' }).click();
      break;
    case 'type_cli':
      await submitRecorded(server, learner, lesson);
      await page.reload();
      await expect(page.getByText('Done', { exact: true }).first()).toBeVisible();
      return;
    case 'type_github_checks':
      throw new Error(`${lesson.slug} needs a repository on GitHub.`);
  }
  await expect(page.locator('[data-result]')).toBeVisible();
  await expect(page.locator('[data-result="success"]')).toBeVisible();
}

async function writeProgram(page: Page, { solution }: AuthoredLesson): Promise<void> {
  for (const { Name, Content } of solution) {
    if (solution.length > 1) await page.getByRole('tab', { name: Name, exact: true }).click();
    await writeCode(page, Content);
  }
}

/** Submits what a terminal recorded for the solution of a terminal lesson. */
async function submitRecorded(
  server: TestServer,
  { accessToken: token }: SignedUp,
  { uuid, slug, folder }: AuthoredLesson,
): Promise<void> {
  const body = JSON.parse(readFileSync(`${folder}/recorded/solution.json`, 'utf8')) as object;
  const path = `/lessons/${uuid}/`;
  const { ResultSlug } = await succeed<{ ResultSlug: string }>(server, 'POST', path, { token, body });
  if (ResultSlug !== 'success') throw new Error(`${slug}: the recorded run is a ${ResultSlug}.`);
}
