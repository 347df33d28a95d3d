import { lessonTitled } from '../fixtures/content';
import { expect, test } from '../fixtures/test';

/** What only a browser shows of lessons' texts: players, diagrams, and which files they load. */

test.use({ colorScheme: 'dark' });

const HEAVY = /katex|mermaid|draw-diagram|raw-html|math-/i;

test('the text draws its diagrams, pauses hidden videos, and loads what it needs', async ({ page }) => {
  const heavy: string[] = [];
  page.on('request', (request) => HEAVY.test(request.url()) && heavy.push(request.url()));
  await page.goto(`/lessons/${lessonTitled('A Label Can Move').uuid}`);
  const picture = page.getByRole('img', { name: /The label coal/ });
  await expect(picture).toHaveAttribute('width', '640');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect(heavy).toEqual([]);

  await page.goto('/ui');
  const diagram = page.getByRole('img', { name: 'Signing in with a link' });
  await expect(diagram.locator('svg')).toBeVisible();
  const inkOf = () => diagram.locator('svg').evaluate((svg) => getComputedStyle(svg).fill);
  const before = await inkOf();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(inkOf).not.toBe(before);
  await expect(page.getByText('This diagram has an error on line 3. Here is its source:')).toBeVisible();
  await expect(page.getByText('File does not exist or is empty')).toBeVisible();

  const hide = page.getByRole('button', { name: 'Click to hide video' }).first();
  const video = page.getByLabel('Forging a blade');
  const paused = video.evaluate(
    (player) => new Promise((done) => player.addEventListener('pause', () => done(true))),
  );
  // Hiding the video aborts `play()`, which then rejects.
  await video.evaluate((player: HTMLVideoElement) => void player.play().catch(() => {}));
  await hide.click();
  await expect(page.getByRole('button', { name: 'Click to show video' })).toBeVisible();
  await expect(video).toBeHidden();
  expect(await paused).toBe(true);
});
