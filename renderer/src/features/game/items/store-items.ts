import { ITEM_KINDS, type ItemKind, isOffered } from '@shared/rules/items';

/** What the store shows: all that's sold now, and what isn't only to those who have one, so that they can sell it. */
export const storeItems = (countOf: (kind: ItemKind) => number, tutorAnswers?: boolean): ItemKind[] =>
  ITEM_KINDS.filter((kind) => isOffered(kind, tutorAnswers) || countOf(kind) > 0);
