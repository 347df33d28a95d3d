import type { Spellbook, SpellbookPage } from '@web/api';

type BookAddress = Pick<Spellbook, 'courseSlug'>;

/** A course's pages on one page, to print. */
export const bookHref = ({ courseSlug }: BookAddress) => `/spellbook/${courseSlug}`;

export const pageHref = (book: BookAddress, { slug }: Pick<SpellbookPage, 'slug'>) =>
  `${bookHref(book)}/${slug}`;
