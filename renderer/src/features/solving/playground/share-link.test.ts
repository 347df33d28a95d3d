import { expect, test } from 'vitest';
import { decodeProgram, encodeProgram, MAX_FRAGMENT_LENGTH } from './share-link';

const PROGRAM = {
  files: [
    { name: 'main.py', content: 'print("Ä 鍛冶 🔥")\n' },
    { name: 'a/helper.py', content: '' },
  ],
  stdin: '1\n2\n',
};

test('a program is unchanged after a round trip through a link', async () => {
  const fragment = await encodeProgram(PROGRAM);
  expect(fragment).toMatch(/^#code=[\w-]+$/);
  expect(await decodeProgram(fragment)).toEqual(PROGRAM);
});

test('a long program of ordinary code fits into a link', async () => {
  const content = Array.from({ length: 600 }, (_, line) => `print("line ${line}", ${line} * 2)\n`).join('');
  const fragment = await encodeProgram({ files: [{ name: 'main.py', content }], stdin: '' });
  expect(fragment.length).toBeLessThan(MAX_FRAGMENT_LENGTH / 2);
});

test('a truncated, corrupt or unrelated fragment is not a program', async () => {
  const fragment = await encodeProgram(PROGRAM);
  expect(await decodeProgram(fragment.slice(0, -8))).toBeNull();
  expect(await decodeProgram('#code=%%%')).toBeNull();
  expect(await decodeProgram('#code=')).toBeNull();
  expect(await decodeProgram('#heading')).toBeNull();
});

test('a small link that decompresses to a huge text is rejected', async () => {
  const bomb = await encodeProgram({
    files: [{ name: 'main.py', content: 'a'.repeat(3_000_000) }],
    stdin: '',
  });
  expect(bomb.length).toBeLessThan(MAX_FRAGMENT_LENGTH);
  expect(await decodeProgram(bomb)).toBeNull();
});
