/** Longer than that, and the reader has begun somewhere else. */
const TIMEOUT_MS = 10_000;
/** What a reader does to go somewhere else. */
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

export interface ScrollTarget {
  find: () => Pick<Element, 'getClientRects' | 'scrollIntoView'> | null;
  /** Calls the listener whenever the page has changed. Returns how to stop that. */
  onChange: (listener: () => void) => () => void;
  /** Where the reader's moves are heard. */
  reader: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/** Scrolls to an element once it's on the page, unless the reader moves first. Returns how to give up. */
export function scrollWhenThere({ find, onChange, reader }: ScrollTarget): () => void {
  let ignore = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    ignore();
    clearTimeout(timer);
    for (const move of MOVES) reader.removeEventListener(move, stop);
  };
  const isThere = () => {
    const target = find();
    // In a page that isn't shown yet, nothing has a place.
    if (!target || target.getClientRects().length === 0) return false;
    target.scrollIntoView();
    return true;
  };
  if (isThere()) return stop;
  ignore = onChange(() => {
    if (isThere()) stop();
  });
  timer = setTimeout(stop, TIMEOUT_MS);
  for (const move of MOVES) reader.addEventListener(move, stop, { passive: true });
  return stop;
}
