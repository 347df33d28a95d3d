import { t } from '@lingui/core/macro';
import { translationOf } from '@web/i18n/translation-of';
import type { Findable } from './search';

/** What the finder needs to know about a page. Its texts are in English, as pages.ts declares them. */
export interface FinderPage {
  title: string;
  path: string;
  /** Words that match in addition to the title; false leaves the page out. */
  finder: false | { keywords: string };
  audience?: 'guests' | 'learners';
}

const findablePage = ({ title, path, finder }: FinderPage): Findable => ({
  id: path,
  title: translationOf(title),
  kind: 'page',
  context: t`Page`,
  keywords: finder ? translationOf(finder.keywords) : undefined,
  href: path,
});

/** The pages that the finder lists, in their order. */
export function pagesFor(isSignedIn: boolean, pages: readonly FinderPage[]): Findable[] {
  const others = isSignedIn ? 'guests' : 'learners';
  return pages.filter(({ finder, audience }) => finder && audience !== others).map(findablePage);
}
