import { expect, test } from 'vitest';
import { tryPageOf } from './try-pages';

test.each([
  ['sql', 'sql'],
  ['golang', 'go'],
  ['python', 'python'],
  ['javascript', 'javascript'],
  ['typescript', 'typescript'],
  ['coding-game', 'python'],
  ['vibe-coding', 'python'],
  ['go', undefined],
  ['constructor', undefined],
])('/try/%s runs %s', (slug, language) => {
  expect(tryPageOf(slug)?.language).toBe(language);
});
