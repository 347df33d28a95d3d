import { fakePlatform } from '@web/platform/testing';
import { expect, test } from 'vitest';
import { EditorPreferencesStore } from './editor-preferences.store';

function setUp(storage = fakePlatform().storage) {
  const reported: boolean[] = [];
  const preferences = new EditorPreferencesStore(storage);
  preferences.onVimChosen = (vim) => reported.push(vim);
  return { preferences, reported, storage };
}

test('a choice of Vim keys is for the account, too', () => {
  const { preferences, reported } = setUp();
  preferences.change({ vim: true });
  preferences.change({ fontSize: 18 });
  expect(reported).toEqual([true]);
});

test('the account’s choice applies here', () => {
  const { preferences, reported } = setUp();
  preferences.adoptVim(true);
  expect(preferences.value.vim).toBe(true);
  preferences.adoptVim(false);
  expect([preferences.value.vim, reported]).toEqual([false, []]);
});

test('a choice from before the account could have it isn’t lost', () => {
  const { storage } = setUp();
  storage.set('emberforge.editor', '{"fontSize":14,"wordWrap":false,"vim":true,"accessible":false}');
  const { preferences, reported } = setUp(storage);
  preferences.adoptVim(false);
  expect([preferences.value.vim, reported]).toEqual([true, [true]]);
  const reopened = setUp(storage);
  reopened.preferences.adoptVim(false);
  expect([reopened.preferences.value.vim, reopened.reported]).toEqual([false, []]);
});
