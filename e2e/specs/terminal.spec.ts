import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accessibilityProblemsInThemes } from '../fixtures/accessibility';
import { signUp } from '../fixtures/api';
import { terminalLesson } from '../fixtures/content';
import { parcelsIn, TerminalClient } from '../fixtures/terminal-client';
import { expect, openSignedIn, test } from '../fixtures/test';

test('a terminal signs in with the page’s code, and the open lesson follows what it submits', async ({
  page,
  server,
}) => {
  const { uuid, folder: authored } = terminalLesson;
  const folder = mkdtempSync(join(tmpdir(), 'terminal-'));
  writeFileSync(join(folder, 'parcels.csv'), parcelsIn(readFileSync(join(authored, 'lesson.md'), 'utf8')));
  // A terminal that waits on this computer gets the code by itself.
  const handedOver = Promise.withResolvers<string>();
  const allowed = { 'Access-Control-Allow-Origin': server.url };
  await page.route('http://localhost:9417/health', (route) =>
    route.fulfill({ status: 200, headers: allowed }),
  );
  await page.route('http://localhost:9417/submit', (route) => {
    handedOver.resolve(route.request().postData() ?? '');
    return route.fulfill({ status: 204, headers: allowed });
  });
  await openSignedIn(page, server, await signUp(server), '/cli/login');
  await expect(page.getByText('Done! Your terminal has the code')).toBeVisible();
  const terminal = new TerminalClient(server.url, folder);
  await terminal.signIn(await handedOver.promise);

  // The app asks for the server's version each time its socket opens.
  const socketIsOpen = page.waitForResponse('**/v1/version');
  await page.goto(`/lessons/${uuid}`);
  const result = page.getByRole('region', { name: 'Result', exact: true });
  await expect(result).toContainText('Waiting for your terminal');
  await expect(page.getByRole('region', { name: 'Terminal', exact: true })).toContainText(
    `bootdev submit ${uuid}`,
  );
  await socketIsOpen;

  await terminal.runAndSubmit(uuid);
  await expect(result).toContainText('Step 2: Expected exit code 0');
  expect(await accessibilityProblemsInThemes(page)).toEqual([]);
  cpSync(join(authored, 'solution'), folder, { recursive: true });
  await terminal.runAndSubmit(uuid);
  await expect(result).toContainText('Every step passed.');
  await expect(result).toContainText('XP');
});
