import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accessibilityProblemsInThemes } from '../fixtures/accessibility';
import { call, signUp } from '../fixtures/api';
import { terminalLesson } from '../fixtures/content';
import { parcelsIn } from '../fixtures/terminal-client';
import { TerminalCommand } from '../fixtures/terminal-command';
import { expect, openSignedIn, test } from '../fixtures/test';

test('a terminal signs in with the page’s code, and the open lesson follows what it submits', async ({
  page,
  server,
}) => {
  const { uuid, folder: authored } = terminalLesson;
  const folder = mkdtempSync(join(tmpdir(), 'terminal-'));
  writeFileSync(join(folder, 'parcels.csv'), parcelsIn(readFileSync(join(authored, 'lesson.md'), 'utf8')));
  const terminal = new TerminalCommand(folder);
  // A terminal that waits on this computer gets the code by itself.
  const signingIn = terminal.run(['login', server.url, '--no-browser']);
  await openSignedIn(page, server, await signUp(server), '/cli/login');
  const delivered = page.getByText('Done! Your terminal has the code');
  const sendAgain = page.getByRole('button', { name: 'Try sending it again' });
  await expect(delivered.or(sendAgain)).toBeVisible();
  if (await sendAgain.isVisible()) await sendAgain.click();
  await expect(delivered).toBeVisible();
  expect((await signingIn).stdout).toContain('You’re signed in.');

  // The app asks for the server's version each time its socket opens.
  const socketIsOpen = page.waitForResponse('**/v1/version');
  await page.goto(`/lessons/${uuid}`);
  const result = page.getByRole('region', { name: 'Result', exact: true });
  await expect(result).toContainText('Waiting for your terminal');
  await expect(page.getByRole('region', { name: 'Terminal', exact: true })).toContainText(
    `emberforge submit ${uuid}`,
  );
  await socketIsOpen;

  await terminal.run(['submit', uuid]);
  await expect(result).toContainText('Step 2: Expected exit code 0');
  expect(await accessibilityProblemsInThemes(page)).toEqual([]);
  cpSync(join(authored, 'solution'), folder, { recursive: true });
  await terminal.run(['submit', uuid]);
  await expect(result).toContainText('Every step passed.');
  await expect(result).toContainText('XP');
  terminal.dispose();
});

test('the page asks before it sends the desktop app a code, which only that app can use', async ({
  page,
  server,
}) => {
  const verifier = 'v'.repeat(43);
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const request = new URLSearchParams({ client: 'desktop', challenge, state: 's'.repeat(43) });
  const learner = await signUp(server);
  await openSignedIn(page, server, learner, `/cli/login?${request}`);
  await expect(page.getByText(learner.email)).toBeVisible();
  expect(await accessibilityProblemsInThemes(page)).toEqual([]);

  await page.getByRole('button', { name: 'Sign in to the app' }).click();
  await expect(page.getByRole('heading', { name: 'Finish in the app' })).toBeVisible();
  expect(await accessibilityProblemsInThemes(page)).toEqual([]);
  const otp = await page.getByTestId('desktop-code').textContent();
  const { status, body } = await call(server, 'POST', '/auth/otp/login', { body: { otp, verifier } });
  expect([status, Object.keys(body as object).sort()]).toEqual([200, ['access_token', 'refresh_token']]);
});
