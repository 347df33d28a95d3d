import { fakePlatform } from '@web/platform/testing';
import { expect, test } from 'vitest';
import { EditorPreferencesStore } from './editor-preferences.store';

function setUp(storage = fakePlatform().storage) {
  const told: boolean[] = [];
  const preferences = new EditorPreferencesStore(storage);
  preferences.onVimChosen = (vim) => told.push(vim);
  return { preferences, told, storage };
}

test('a choice of Vim keys is for the account, too', () => {
  const { preferences, told } = setUp();
  preferences.change({ vim: true });
  preferences.change({ fontSize: 18 });
  expect(told).toEqual([true]);
});

test('the account’s choice applies here', () => {
  const { preferences, told } = setUp();
  preferences.adoptVim(true);
  expect(preferences.value.vim).toBe(true);
  preferences.adoptVim(false);
  expect([preferences.value.vim, told]).toEqual([false, []]);
});

test('a choice from before the account could have it isn’t lost', () => {
  const { storage } = setUp();
  storage.set('emberforge.editor', '{"fontSize":14,"wordWrap":false,"vim":true,"accessible":false}');
  const { preferences, told } = setUp(storage);
  preferences.adoptVim(false);
  expect([preferences.value.vim, told]).toEqual([true, [true]]);
  const reopened = setUp(storage);
  reopened.preferences.adoptVim(false);
  expect([reopened.preferences.value.vim, reopened.told]).toEqual([false, []]);
});
