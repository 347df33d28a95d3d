import { fakePlatform } from '@web/platform/testing';
import { expect, test } from 'vitest';
import { readMediaSettings, writeMediaSettings } from './media-settings';

test('volume and speed are kept, and what makes no sense is ignored', () => {
  const { storage } = fakePlatform();
  expect(readMediaSettings(storage)).toEqual({ volume: 1, rate: 1 });
  writeMediaSettings(storage, { volume: 0.25, rate: 1.5 });
  expect(readMediaSettings(storage)).toEqual({ volume: 0.25, rate: 1.5 });
  for (const broken of ['{"volume":7,"rate":-1}', 'null', '{', '[]'])
    expect(readMediaSettings({ ...storage, get: () => broken })).toEqual({ volume: 1, rate: 1 });
});
