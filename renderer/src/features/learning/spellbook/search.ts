import type { Spellbook, SpellbookPage } from '@web/api';
import MiniSearch from 'minisearch';

/** A page with the book that it's in. */
export interface PlacedPage {
  book: Spellbook;
  page: SpellbookPage;
}

export const placedPages = (books: readonly Spellbook[]): PlacedPage[] =>
  books.flatMap((book) => book.pages.map((page) => ({ book, page })));

/** Words and numbers; in titles and keywords operators as well, so that `//` and `==` can be found. */
const WORDS = /[\p{L}\p{N}_]+/gu;
const WORDS_AND_OPERATORS = /[\p{L}\p{N}_]+|[^\p{L}\p{N}_\s]+/gu;

const tokenize = (text: string, field?: string) =>
  text.match(field === 'text' || field === 'idea' ? WORDS : WORDS_AND_OPERATORS) ?? [];

/**
 * A search over titles, keywords and texts, best match first. All words have to match, from their start or with a typo.
 * Of a locked page, whose text isn't here, the rest is found.
 */
export function searchIn(books: readonly Spellbook[]): (query: string) => PlacedPage[] {
  const pages = placedPages(books);
  const byId = new Map(pages.map((placed) => [placed.page.uuid, placed]));
  const index = new MiniSearch({
    fields: ['title', 'keywords', 'idea', 'text'],
    tokenize,
    searchOptions: {
      boost: { title: 6, keywords: 4, idea: 2 },
      combineWith: 'AND',
      prefix: true,
      // A short word with a typo would match nearly everything.
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  });
  index.addAll(
    pages.map(({ page }) => ({
      id: page.uuid,
      title: page.title,
      keywords: page.keywords.join(' '),
      idea: page.idea,
      text: page.text ?? '',
    })),
  );
  return (query) => index.search(query).flatMap(({ id }) => byId.get(String(id)) ?? []);
}
