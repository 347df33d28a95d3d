import { fakePlatform } from '@web/platform/testing';
import { SoundsStore } from '@web/stores';
import { expect, test } from 'vitest';
import { resultSounds } from './result-sounds';

const names = (...args: Parameters<typeof resultSounds>) => resultSounds(...args).map(({ name }) => name);

test('sounds are off until they are switched on, and stay on in this browser', () => {
  const { storage } = fakePlatform();
  const sounds = new SoundsStore(storage);
  expect(sounds.isOn).toBe(false);
  sounds.toggle();
  expect(new SoundsStore(storage).isOn).toBe(true);
  sounds.toggle();
  expect(new SoundsStore(storage).isOn).toBe(false);
});

test.each([
  ['success', 500, false, ['strike', 'coin']],
  ['success', 500, true, ['strike', 'levelUp']],
  ['success', 0, false, ['strike']],
  ['failure', 0, false, ['miss']],
  ['system-error', 0, false, []],
  ['noop', 0, false, []],
] as const)('%s with %d XP, level up: %s, sounds like %j', (resultSlug, xpReward, isLevelUp, expected) => {
  expect(names({ resultSlug, xpReward }, isLevelUp)).toEqual(expected);
});
