import { expect, test } from 'vitest';
import { copyForFirstPaint } from './first-paint';
import { sharedValues } from './shared-values';
import { memoryStorage } from './testing';

test('the chosen theme is there for the next first paint, and another server’s isn’t', () => {
  const page = memoryStorage();
  page.set('emberforge.theme', 'light');
  page.set('emberforge.was-signed-in', '1');
  const kept = memoryStorage();
  kept.set('emberforge.theme', 'dark');
  const applied: (string | null)[] = [];
  const storage = copyForFirstPaint(kept, page, (theme) => void applied.push(theme));
  expect([applied, page.get('emberforge.theme'), page.get('emberforge.was-signed-in')]).toEqual([
    ['dark'],
    'dark',
    null,
  ]);
  storage.remove('emberforge.theme');
  storage.set('emberforge.draft.1', 'print(1)');
  expect([page.keys(''), kept.keys('')]).toEqual([[], ['emberforge.draft.1']]);
});

test('shared values are kept as they are, apart from the features’ texts', async () => {
  const kept = memoryStorage();
  const shared = sharedValues(kept);
  await shared.set('outbox', ['a', 'b']);
  expect([await shared.get('outbox'), kept.get('outbox')]).toEqual([['a', 'b'], null]);
  await shared.remove('outbox');
  kept.set('emberforge.shared.damaged', '{');
  expect([await shared.get('outbox'), await shared.get('damaged')]).toEqual([undefined, undefined]);
});
