import { fakePlatform } from '@web/platform/testing';
import { expect, test } from 'vitest';
import { readLastLanguage, writeLastLanguage } from './kept-playground';

test('the language of the last visit is remembered; a word that is none is as if there were none', () => {
  const { storage } = fakePlatform();
  expect(readLastLanguage(storage)).toBe('python');
  writeLastLanguage(storage, 'go');
  expect(readLastLanguage(storage)).toBe('go');
  storage.set('emberforge.playground-language', 'cobol');
  expect(readLastLanguage(storage)).toBe('python');
});
