import { t } from '@lingui/core/macro';
import type { Findable } from './search';

/** What the finder needs to know about a page. */
export interface FinderPage {
  title: string;
  path: string;
  /** Words that match in addition to the title; false leaves the page out. */
  finder: false | { keywords: string };
  audience?: 'guests' | 'learners';
}

export const findablePage = ({ title, path, finder }: FinderPage): Findable => ({
  id: path,
  title,
  kind: 'page',
  context: t`Page`,
  keywords: finder ? finder.keywords : undefined,
  href: path,
});

/** The pages that the finder lists, in their order. */
export function pagesFor(isSignedIn: boolean, pages: readonly FinderPage[]): Findable[] {
  const others = isSignedIn ? 'guests' : 'learners';
  return pages.filter(({ finder, audience }) => finder && audience !== others).map(findablePage);
}
