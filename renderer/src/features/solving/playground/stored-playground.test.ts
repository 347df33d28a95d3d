import { fakePlatform } from '@web/platform/testing';
import { expect, test } from 'vitest';
import { readLastLanguage, writeLastLanguage } from './stored-playground';

test('the last used language is remembered, and an unknown value is ignored', () => {
  const { storage } = fakePlatform();
  expect(readLastLanguage(storage)).toBe('python');
  writeLastLanguage(storage, 'go');
  expect(readLastLanguage(storage)).toBe('go');
  storage.set('emberforge.playground-language', 'cobol');
  expect(readLastLanguage(storage)).toBe('python');
});
