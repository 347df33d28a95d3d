import { fakePlatform } from '@web/platform/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { chooseReducedMotion, onMotionChange, reducesMotion } from './reduced-motion';

let dataset: Record<string, string>;
let isSystemReduced: boolean;

beforeEach(() => {
  dataset = {};
  isSystemReduced = false;
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('window', {
    matchMedia: () => ({
      matches: isSystemReduced,
      addEventListener: () => {},
      removeEventListener: () => {},
    }),
  });
});

test('animations can be turned off here, whatever the device says', () => {
  const { storage } = fakePlatform();
  let calls = 0;
  const stop = onMotionChange(() => calls++);
  chooseReducedMotion(true, storage);
  expect([reducesMotion(), dataset.motion, storage.get('emberforge.motion')]).toEqual([
    true,
    'reduced',
    'reduced',
  ]);
  chooseReducedMotion(false, storage);
  expect([reducesMotion(), dataset.motion, storage.get('emberforge.motion'), calls]).toEqual([
    false,
    undefined,
    null,
    2,
  ]);
  stop();
  chooseReducedMotion(true, storage);
  expect(calls).toBe(2);
});

test('a device that asks for less motion always gets it', () => {
  isSystemReduced = true;
  expect(reducesMotion()).toBe(true);
});
