/** A piece of code of one color. */
export interface SyntaxToken {
  text: string;
  /** highlight.js classes, which syntax.css colors; undefined for plain text. */
  className: string | undefined;
}

export type Highlight = (code: string, language: string) => SyntaxToken[];

let highlight: Highlight | undefined;
const listeners = new Set<() => void>();

/** Called by `highlight.ts` once it has loaded. */
export function provideHighlight(loaded: Highlight): void {
  highlight = loaded;
  notify();
}

/** Called whenever code may get other colors. */
export function notify(): void {
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentHighlight = (): Highlight | undefined => highlight;
