import { chromium } from '@playwright/test';
import { signUp, succeed } from '../fixtures/api';
import { launchOptions } from '../fixtures/chromium';
import { authoredLessons, courseIdOf } from '../fixtures/content';
import { TestServer } from '../fixtures/server';
import { openSignedIn } from '../fixtures/test';
import { isVerified } from '../fixtures/verify-credential';
import { solveLesson } from './solve-lesson';

/**
 * `npm run content:walk <course> …` goes through courses in a real browser: it solves every lesson from its author's
 * solution, and opens the certificate at the end. Exits with 1 at the first lesson that can't be solved.
 */
const courses = process.argv.slice(2);
if (courses.length === 0) throw new Error('Usage: npm run content:walk <slug of a course> …');

const server = await TestServer.start();
const browser = await chromium.launch(launchOptions);
try {
  for (const course of courses) await walk(course);
} finally {
  await browser.close();
  await server.dispose();
}

async function walk(course: string): Promise<void> {
  const learner = await signUp(server);
  const { accessToken: token } = learner;
  const page = await browser.newPage({ reducedMotion: 'reduce', baseURL: server.url });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const lessons = authoredLessons(course);
  const [first] = lessons;
  await openSignedIn(page, server, learner, `/lessons/${first!.uuid}`);
  for (const [index, lesson] of lessons.entries()) {
    if (index > 0) await page.goto(`/lessons/${lesson.uuid}`);
    await solveLesson(page, lesson, { server, learner }).catch(async (error: Error) => {
      const screenshot = `test-results/${course}-${lesson.slug}.png`;
      await page.screenshot({ path: screenshot });
      throw new Error(`${lesson.folder} can't be solved (${screenshot}): ${error.message}`);
    });
  }
  const id = courseIdOf(course);
  const { CompletionUUID } = await succeed<{ CompletionUUID: string }>(
    server,
    'GET',
    `/courses/completion/state/${id}`,
    { token },
  );
  await page.goto(`/certificates/${CompletionUUID}`);
  await page.getByRole('heading', { level: 1 }).filter({ hasText: 'Ada Smith' }).waitFor();
  const credential = await fetch(`${server.url}/v1/static/certificate/${CompletionUUID}/credential`);
  if (!(await isVerified((await credential.json()) as object)))
    throw new Error(`${course}: the certificate isn't valid.`);
  if (errors.length > 0) throw new Error(`${course}: errors on the pages: ${errors.join('; ')}`);
  await page.close();
  console.log(`${course}: ${lessons.length} lessons solved, certificate verified.`);
}
