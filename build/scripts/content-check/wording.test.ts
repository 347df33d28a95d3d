import { ContentFixture } from '@server/content-import/testing/content-fixture';
import { ADD } from '@server/content-import/testing/small-content';
import { expect, test } from 'vitest';
import { unwantedWords, wordingProblems } from './wording';

test('words that sound translated are found with their line and what to write instead', () => {
  expect(unwantedWords('Tomas is back.\nWhoever runs it sees it at once.\n')).toEqual([
    { line: 2, message: expect.stringContaining('right away') },
    { line: 2, message: expect.stringMatching(/“Whoever”.*anyone who/) },
  ]);
  expect(unwantedWords('Does it all at once understand wherever it stands?')).toEqual([]);
});

test('English texts of all kinds are read, comments of programs among them, and translations are not', () => {
  using fixture = new ContentFixture();
  fixture.write(`${ADD}/solution/main.py`, '# Adds them, whereupon it prints them.\n');
  fixture.write(`${ADD}/lesson.de.md`, 'At once ist Englisch.\n');
  expect(wordingProblems(fixture.root, '')).toMatchObject([{ file: `${ADD}/solution/main.py`, line: 1 }]);
  expect(wordingProblems(fixture.root, 'courses/another')).toEqual([]);
});
