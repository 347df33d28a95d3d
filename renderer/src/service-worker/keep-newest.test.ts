import { expect, test } from 'vitest';
import { keepNewest } from './keep-newest';

test('a cache forgets what it stored first', async () => {
  const stored = ['a', 'b', 'c', 'd'];
  const cache = {
    keys: async () => stored.map((name) => new Request(`http://localhost/${name}`)),
    delete: async (request: RequestInfo | URL) => {
      const name = new URL((request as Request).url).pathname.slice(1);
      return stored.splice(stored.indexOf(name), 1).length > 0;
    },
  };
  await keepNewest(cache, 3);
  expect(stored).toEqual(['b', 'c', 'd']);
  await keepNewest(cache, 10);
  expect(stored).toEqual(['b', 'c', 'd']);
});
