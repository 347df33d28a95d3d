import type { MenuItemConstructorOptions } from 'electron';
import { expect, test } from 'vitest';
import { menuTemplate } from './menu-template';

const nothing = () => {};
const actions = {
  changeServer: nothing,
  checkForUpdates: nothing,
  restartToUpdate: nothing,
  back: nothing,
  forward: nothing,
  zoom: nothing,
  resetZoom: nothing,
  openWebsite: nothing,
  showLog: nothing,
};

const itemsOf = (menu: MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
  menu.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? itemsOf(item.submenu) : [])]);

const menuOn = (platform: NodeJS.Platform, isDevelopment = false) =>
  itemsOf(menuTemplate({ platform, isDevelopment, actions }));

test.each(['darwin', 'win32', 'linux'] as const)('on %s everything is in the menu once', (platform) => {
  const items = menuOn(platform);
  const names = items
    .filter(({ type, visible }) => type !== 'separator' && visible !== false)
    .map(({ role, label }) => role ?? label);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(
    expect.arrayContaining(['Change Server…', 'Check for Updates…', 'editMenu', 'reload', 'about', 'quit']),
  );
  const keys = items.flatMap(({ accelerator }) => accelerator ?? []);
  expect(new Set(keys).size).toBe(keys.length);
});

test('macOS has its application menu, and closing a window isn’t quitting', () => {
  const [first] = menuTemplate({ platform: 'darwin', isDevelopment: false, actions });
  expect(first!.role).toBe('appMenu');
  expect(menuOn('darwin').some(({ role }) => role === 'close')).toBe(true);
  expect(menuOn('linux').some(({ role }) => role === 'close' || role === 'hide')).toBe(false);
});

test('developer tools are for development', () => {
  const has = (isDevelopment: boolean) =>
    menuOn('linux', isDevelopment).some(({ role }) => role === 'toggleDevTools');
  expect([has(true), has(false)]).toEqual([true, false]);
});

test('a version that’s ready to be installed takes the place of looking for one', () => {
  const labels = itemsOf(
    menuTemplate({ platform: 'linux', isDevelopment: false, readyVersion: '1.1.0', actions }),
  ).map(({ label }) => label);
  expect(labels).toContain('Restart to Update to 1.1.0');
  expect(labels).not.toContain('Check for Updates…');
});
