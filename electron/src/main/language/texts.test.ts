import type { MenuItemConstructorOptions } from 'electron';
import { afterEach, expect, test } from 'vitest';
import { contextMenu } from '../menu/context-menu';
import { menuTemplate } from '../menu/menu-template';
import { followLanguage } from '../settings/follow-language';
import { ENGLISH } from './english';
import { GERMAN } from './german';
import { onLanguageChanged, speak, texts } from './texts';

afterEach(() => speak('en'));

const keysOf = (catalog: object): string[] =>
  Object.entries(catalog).flatMap(([part, said]) => Object.keys(said).map((key) => `${part}.${key}`));

test('every language has every text, and says something', () => {
  const { roles: _roles, ...german } = GERMAN;
  const { roles: _none, ...english } = ENGLISH;
  expect(keysOf(german)).toEqual(keysOf(english));
  const said = Object.values(german).flatMap((part) => Object.values<unknown>(part));
  expect(said.filter((text) => text === '')).toEqual([]);
});

const editFlags = { canUndo: true, canRedo: true, canCut: true, canCopy: true, canPaste: true };
const actions = new Proxy({}, { get: () => () => {} }) as Parameters<typeof menuTemplate>[0]['actions'];

/** All items of all menus that Electron would name in English. */
function unnamed(): unknown[] {
  const itemsOf = (menu: MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
    menu.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? itemsOf(item.submenu) : [])]);
  const menus = (['darwin', 'linux', 'win32'] as const).map((platform) =>
    menuTemplate({ platform, isDevelopment: true, actions }),
  );
  const place = {
    selectionText: '',
    editFlags: { ...editFlags, canDelete: true, canSelectAll: true, canEditRichly: false },
  };
  return [...menus, contextMenu({ ...place, isEditable: true })]
    .flatMap(itemsOf)
    .filter(({ role, label, type }) => type !== 'separator' && role !== 'appMenu' && label === undefined);
}

test('in German every item of every menu has a German name', () => {
  speak('de');
  expect(unnamed()).toEqual([]);
});

type Show = (input: { code: 'en' | 'de' }) => void;

function follow(kept: { language?: 'en' | 'de' }, ...system: string[]) {
  let current = kept;
  let show: Show = () => {};
  const handlers = {
    register(channel: string, handler: Show) {
      if (channel === 'language:show') show = handler;
    },
  };
  const settings = {
    get current() {
      return current;
    },
    change(changes: typeof kept) {
      current = { ...current, ...changes };
    },
  };
  followLanguage(handlers as never, settings, system);
  return { show: (code: 'en' | 'de') => show({ code }), kept: () => current.language };
}

test('the app speaks the system’s language until the web app says another one, and remembers that', () => {
  const { show, kept } = follow({}, 'de-AT');
  expect([texts(), kept()]).toEqual([GERMAN, undefined]);
  let changes = 0;
  const stop = onLanguageChanged(() => {
    changes += 1;
  });
  show('en');
  show('en');
  stop();
  expect([texts(), kept(), changes]).toEqual([ENGLISH, 'en', 1]);
  follow({ language: 'de' }, 'en-US');
  expect(texts()).toBe(GERMAN);
});

test('the first of the system’s languages that the app has is the one', () => {
  follow({}, 'fr-FR', 'de-DE', 'en-US');
  expect(texts()).toBe(GERMAN);
  follow({}, 'fr-FR', 'en-GB', 'de-DE');
  expect(texts()).toBe(ENGLISH);
});
