import { ContentFixture } from '@server/authoring/content-import/testing/content-fixture';
import { ADD } from '@server/authoring/content-import/testing/small-content';
import { expect, test } from 'vitest';
import { unwantedWords, wordingFaults } from './wording';

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
  const found = { file: `${ADD}/solution/main.py`, line: 1 };
  expect(wordingFaults(fixture.root, '', [])).toMatchObject({ problems: [found], warnings: [] });
  expect(wordingFaults(fixture.root, 'courses/another', [])).toEqual({ problems: [], warnings: [] });
  const [, slug = ''] = ADD.split('/');
  expect(wordingFaults(fixture.root, '', [{ slug, textsFromElsewhere: true }])).toMatchObject({
    problems: [],
    warnings: [found],
  });
});
