import { readFileSync } from 'node:fs';
import { expect as expectSoon, type Page } from '@playwright/test';
import type { LessonType } from '@shared/contracts';
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

type Solve = (page: Page, lesson: AuthoredLesson, visitor: Visitor) => Promise<void>;

/** Fills in the answer and submits it on the page. */
const answered =
  (fill: (page: Page, lesson: AuthoredLesson) => Promise<void>, button = 'Submit'): Solve =>
  async (page, lesson) => {
    await fill(page, lesson);
    await page.getByRole('button', { name: button }).click();
    await expect(page.locator('[data-result]')).toBeVisible();
    await expect(page.locator('[data-result="success"]')).toBeVisible();
  };

const program = answered(writeProgram);

/** A new lesson type doesn't compile until it has one. */
const SOLVE: Readonly<Record<LessonType, Solve>> = {
  type_code: program,
  type_code_tests: program,
  type_code_sql: program,
  type_choice: answered((page, { choices, answer }) =>
    page.getByRole('radio').nth(choices!.indexOf(answer!)).click(),
  ),
  type_text_input: answered((page, lesson) => page.getByRole('textbox').last().fill(rightText(lesson))),
  type_interview_question: answered((page, { goodAnswer }) =>
    page.getByRole('textbox', { name: 'Your answer' }).fill(goodAnswer!),
  ),
  type_manual: answered(async (page) => {
    for (const box of await page.getByRole('checkbox').all()) await box.check();
  }, 'Mark as done'),
  type_cli: async (page, lesson, visitor) => {
    await submitRecorded(visitor, lesson);
    await page.reload();
    await expect(page.getByText('Done', { exact: true }).first()).toBeVisible();
  },
  type_github_checks: async (_page, { slug }) => {
    throw new Error(`${slug} needs a repository on GitHub.`);
  },
};

/** Solves the open lesson as a learner does who writes what its author wrote, until the page says so. */
export async function solveLesson(page: Page, lesson: AuthoredLesson, visitor: Visitor): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await SOLVE[lesson.type](page, lesson, visitor);
}

async function writeProgram(page: Page, { solution }: AuthoredLesson): Promise<void> {
  for (const { Name, Content } of solution) {
    if (solution.length > 1) await page.getByRole('tab', { name: Name, exact: true }).click();
    await writeCode(page, Content);
  }
}

/** Submits what a terminal recorded for the solution of a terminal lesson. */
async function submitRecorded(
  { server, learner }: Visitor,
  { uuid, slug, folder }: AuthoredLesson,
): Promise<void> {
  const { accessToken: token } = learner;
  const body = JSON.parse(readFileSync(`${folder}/recorded/solution.json`, 'utf8')) as object;
  const path = `/lessons/${uuid}/`;
  const { ResultSlug } = await succeed<{ ResultSlug: string }>(server, 'POST', path, { token, body });
  if (ResultSlug !== 'success') throw new Error(`${slug}: the recorded run is a ${ResultSlug}.`);
}
