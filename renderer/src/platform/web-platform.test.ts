import { expect, test } from 'vitest';
import { textStorage } from './web-platform';

/** A browser's storage with room for this many characters. */
function storageOf(room: number): Storage {
  const values: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => values[key] ?? null,
    removeItem: (key: string) => void delete values[key],
    setItem(key: string, value: string) {
      const others = Object.entries(values).filter(([other]) => other !== key);
      const used = others.reduce((sum, [, text]) => sum + text.length, 0);
      if (used + value.length > room) throw new DOMException('full', 'QuotaExceededError');
      values[key] = value;
    },
  };
  return new Proxy(methods as unknown as Storage, {
    ownKeys: () => Object.keys(values),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}

test('a value that doesn’t fit is refused, and the old one stays', () => {
  const area = storageOf(4);
  const storage = textStorage(() => area);
  expect([storage.set('code', 'old'), storage.set('code', 'too long'), storage.get('code')]).toEqual([
    true,
    false,
    'old',
  ]);
});

test('the learner’s work displaces copies of what the server has, and not the other way round', () => {
  const area = storageOf(10);
  const storage = textStorage(() => area);
  storage.set('emberforge.kept.ada.user', '12345678');
  expect([storage.set('code', '12345678'), storage.keys('emberforge.kept.')]).toEqual([true, []]);
  expect([storage.set('emberforge.kept.ada.user', '12345678'), storage.get('code')]).toEqual([
    false,
    '12345678',
  ]);
});

test('a blocked storage is empty and refuses everything', () => {
  const storage = textStorage(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  storage.remove('a');
  expect([storage.set('a', '1'), storage.get('a'), storage.keys('')]).toEqual([false, null, []]);
});
