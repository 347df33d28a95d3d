/** What a page says of itself in the document's head. */
export interface PageHead {
  title?: string;
  description?: string;
}

let collected: PageHead | undefined;

/** Called while a page renders, since its effects don't run on the server. */
export function noteHead(head: PageHead): void {
  if (collected) Object.assign(collected, head);
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
