import { expect, test } from 'vitest';
import { placesIn } from './code-places';

const FILES = ['main.c', 'src/main.c', 'main.py'];
const found = (text: string) => placesIn(text, FILES).flatMap(({ place }) => place ?? []);

test.each([
  ['main.c:3:5: error: expected ;', [{ file: 'main.c', line: 3, column: 5 }]],
  ['in src/main.c:12, called', [{ file: 'src/main.c', line: 12 }]],
  ['  File "main.py", line 7, in <module>', [{ file: 'main.py', line: 7 }]],
  ['other.c:3:5 and domain.c:2 and xmain.c:4', []],
])('%s', (text, places) => {
  expect(found(text)).toEqual(places);
});

test('no text is lost', () => {
  const text = 'a\nmain.c:1:2: x\nFile "main.py", line 3\n  main.c:9';
  expect(
    placesIn(text, FILES)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
