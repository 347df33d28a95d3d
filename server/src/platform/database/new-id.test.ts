import { expect, test } from 'vitest';
import { newId } from '.';

test('ids are UUIDs of version 7, each greater than the one before, whatever the clock does', () => {
  const ids = Array.from({ length: 20_000 }, (_, index) => newId(index % 3 === 0 ? 1 : undefined));
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});
