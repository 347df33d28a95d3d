import { t } from '@lingui/core/macro';
import { type Findable, search } from './search';

/** A group of results. */
export interface FinderSection {
  /** Shown above the group; a search has none. */
  title?: string;
  items: Findable[];
}

const MAX_RECENT = 6;
const MAX_SUGGESTED = 8;

/** What the finder lists: the best matches of a query; before any typing, what was opened recently, then what else there is. */
export function sectionsFor(
  query: string,
  items: readonly Findable[],
  recentHrefs: readonly string[],
): FinderSection[] {
  if (query.trim() !== '') {
    const found = search(query, items, recentHrefs);
    return found.length > 0 ? [{ items: found }] : [];
  }
  const byHref = new Map(items.flatMap((item) => (item.href ? [[item.href, item] as const] : [])));
  const recent = recentHrefs.flatMap((href) => byHref.get(href) ?? []).slice(0, MAX_RECENT);
  const suggested = items
    .filter((item) => item.kind !== 'lesson' && item.kind !== 'playground' && !recent.includes(item))
    .slice(0, MAX_SUGGESTED);
  return [
    ...(recent.length > 0 ? [{ title: t`Recent`, items: recent }] : []),
    { title: t`Go to`, items: suggested },
  ];
}
