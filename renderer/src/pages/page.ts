import type { ComponentType } from 'react';

interface Facts {
  /** What the page is called in the finder. In English and without a macro, because tests outside of the build read it. */
  title: string;
  /** Loads its screen, on the first visit. */
  load: () => Promise<ComponentType>;
  /** Whether the finder lists it, with words that find it in addition to the title. */
  finder: false | { keywords: string };
  /** For whom it is. Default: everybody. */
  audience?: 'guests' | 'learners';
  /** `window` fills the window exactly and has no footer. Default: `page`. */
  frame?: 'page' | 'window';
  /** Looks the same to every guest, so the server renders it before any script runs; `by layout` if its markup differs on a phone. */
  prerender?: true | 'by layout';
  /** Learners make these pages, so a new server has none and the example is missing. */
  madeByLearners?: true;
  /** Whether it uses Tooltip, whose code the other pages don't load. */
  tooltips?: true;
}

/** A page of the app, as the router, the finder and the tests of all pages know it. */
export interface Page extends Facts {
  /** `/courses/:courseSlug` */
  path: string;
  /** An address of this page with the repository's content, for tests. */
  example: string;
}

/** A path with parameters, or of any length, needs an example of an address. */
type Example<Path> = Path extends `${string}${':' | '*'}${string}`
  ? { example: string }
  : { example?: undefined };

/** Declares a page. */
export function page<const Path extends string>(
  path: Path,
  { example, ...facts }: Facts & Example<Path>,
): Page {
  return { path, example: example ?? path, ...facts };
}
