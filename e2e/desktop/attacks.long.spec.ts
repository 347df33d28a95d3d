import { rmSync } from 'node:fs';
import { expect, test } from '../fixtures/test';
import { CODE_ATTACKS, type Target, WINDOW_ATTACKS } from './fixtures/attacks';
import { DesktopApp } from './fixtures/desktop-app';
import { brokenApp, newFolder } from './fixtures/files';
import { HostileSite } from './fixtures/hostile-site';
import { Keyring } from './fixtures/keyring';

/** On a copy of the app without the defenses that stop the attacks of desktop.spec.ts. */
let keyring: Keyring;
let site: HostileSite;
let app: DesktopApp | undefined;
const folders: string[] = [];

test.beforeAll(async () => {
  [keyring, site] = await Promise.all([Keyring.start(), HostileSite.start()]);
});

test.afterAll(async () => {
  await app?.quit();
  site?.dispose();
  await keyring?.dispose();
  for (const path of folders) rmSync(path, { recursive: true, force: true });
});

test('each attack succeeds without its defense', async ({ server }) => {
  const broken = brokenApp(CODE_ATTACKS.map(({ defense }) => defense));
  const userData = newFolder('weak');
  folders.push(broken, userData);
  const env = { ...keyring.env, EMBERFORGE_HOST: server.url };
  app = await DesktopApp.launch({ app: broken, userData, env });
  await expect(app.page.getByRole('button', { name: 'Sign in' }).first()).toBeVisible();
  const target: Target = { ...app, site, opened: await app.recordOpened() };
  for (const attack of CODE_ATTACKS)
    await test.step(attack.name, async () => {
      await attack.attempt(target);
      await expect.poll(() => attack.hasSucceeded(target)).toBe(true);
    });
  for (const attack of WINDOW_ATTACKS)
    await test.step(attack.name, async () => {
      await attack.takeAwayDefense(target.main);
      await attack.attempt(target);
      await expect.poll(() => attack.hasSucceeded(target)).toBe(true);
    });
});
