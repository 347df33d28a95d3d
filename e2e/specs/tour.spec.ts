import { newEmail, succeed } from '../fixtures/api';
import { lessonIdAt } from '../fixtures/content';
import { expect, expectSignedIn, test } from '../fixtures/test';

/** What only a browser shows of the lessons that aren't code: boxes, a streamed interview, and a database to look at. */

const TOUR = 'content/courses/tour-of-the-forge/chapters';
const READING = lessonIdAt(`${TOUR}/writing-code/lessons/how-lessons-work`);
const DATABASE = lessonIdAt(`${TOUR}/writing-code/lessons/ask-the-database`);
const INTERVIEW = lessonIdAt(`${TOUR}/questions-and-answers/lessons/the-inspector-asks`);

test('a lesson is read and done, an interview is passed, and a database is looked at without the server', async ({
  page,
  server,
}) => {
  const email = newEmail();
  const person = { email, firstName: 'Ada', lastName: 'Smith', userTimezone: 'UTC' };
  await succeed(server, 'POST', '/users', { body: person });
  await page.goto(await server.nextSignInLink(email));
  await expectSignedIn(page);

  await page.goto(`/lessons/${READING}`);
  const done = page.getByRole('button', { name: 'Mark as done' });
  await expect(page.getByRole('region', { name: 'Finish this lesson' })).toContainText('0 of 3 checked');
  await expect(page.getByRole('checkbox')).toHaveCount(3);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await done.click();
  await expect(page.locator('[data-result="success"]')).toContainText('Done!');

  await page.goto(`/lessons/${INTERVIEW}`);
  const answer = page.getByRole('textbox', { name: 'Your answer' });
  await answer.fill('A function has a name, so people can read what it does.');
  await page.getByRole('button', { name: 'Submit' }).click();
  const points = page.getByRole('list', { name: 'The points of your answer' });
  await expect(points.getByText('Covered')).toHaveCount(1);
  await answer.fill(`${await answer.inputValue()} When the rule changes, I fix it in one place.`);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.locator('[data-result="success"]')).toContainText('That’s a pass!');

  await page.goto(`/lessons/${DATABASE}`);
  const calls: string[] = [];
  page.on('request', (request) => {
    const isSession = request.url().endsWith('/auth/refresh');
    if (request.url().includes('/v1/') && request.method() === 'POST' && !isSession)
      calls.push(request.url());
  });
  await page.getByRole('button', { name: 'Database', exact: true }).click();
  const database = page.getByRole('complementary', { name: 'Database' });
  await database.getByRole('button', { name: 'orders' }).click();
  await expect(database.getByRole('list', { name: 'Columns of orders' })).toContainText('customer_id');
  await expect(database.getByRole('region', { name: /^orders\b.*6 rows/ })).toContainText('pickaxe');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByRole('region', { name: /^Result\b.*6 rows/ })).toContainText('NULL');
  expect(calls).toEqual([]);
});
