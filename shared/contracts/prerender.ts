/** A page as HTML, before any script has run. */
export interface PrerenderedPage {
  /** The app's markup. */
  html: string;
  /** Of the document. */
  title: string;
  /** For search engines; undefined keeps the app's own. */
  description: string | undefined;
  /** All styles of the page: it waits for no further request. */
  css: string;
  /** Scripts that the page needs besides the app's entry, relative to the built web app. */
  scripts: string[];
}

/** Answers the body of `GET /v1{path}`, or undefined where there is none. */
export type AskApi = (path: string) => Promise<unknown>;

/** What the web app's build offers to the server (dist/prerender). */
export interface Prerenderer {
  /** Whether this path is a page that looks the same to every guest. */
  canPrerender(path: string): boolean;
  /** @throws if the page can't be rendered; undefined if its data can't be had. */
  prerender(path: string, ask: AskApi): Promise<PrerenderedPage | undefined>;
}
