import { expect, test } from 'vitest';
import { languageMenu } from './language-menu';
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

test('the playground’s menu leads to every guided page', () => {
  const links = languageMenu('c').flatMap((entry) => ('href' in entry && entry.href ? [entry.href] : []));
  expect(links.filter((href) => href.startsWith('/try/'))).toEqual(
    ['sql', 'golang', 'python', 'javascript', 'typescript', 'coding-game', 'vibe-coding'].map(
      (slug) => `/try/${slug}`,
    ),
  );
  expect(links).toContain('/playground/c');
});
