import type { StructuredData } from '@shared/contracts/prerender';

/** What a page says of itself in the document's head. */
export interface PageHead {
  title?: string;
  description?: string;
  /** The path of the picture for links to this page. */
  image?: string;
  structuredData?: StructuredData[];
  /** Keeps the page out of search engines: only those who have its address see it. */
  noIndex?: boolean;
}

let collected: PageHead | undefined;

/** Called while a page renders, since its effects don't run on the server. */
export function noteHead(head: PageHead): void {
  if (collected) Object.assign(collected, head);
}

/**
 * Describes the page to search engines (schema.org) and sets the picture for links to it. Only pages rendered on the
 * server have these: nothing else reads them.
 */
export function usePageFacts(facts: Pick<PageHead, 'image' | 'structuredData' | 'noIndex'>): void {
  noteHead(facts);
}

/** Renders synchronously, and returns what the page wants in the head. */
export function collectHead<T>(render: () => T): { rendered: T; head: PageHead } {
  const head: PageHead = {};
  collected = head;
  try {
    return { rendered: render(), head };
  } finally {
    collected = undefined;
  }
}
