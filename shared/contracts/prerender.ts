import type { SiteLook } from './operations/site-look';

/** JSON-LD. Values of `url`, `item` and `image` may be paths of this site. */
export type StructuredData = Record<string, unknown>;

/** A page as HTML, before any script has run. */
export interface PrerenderedPage {
  /** The app's markup. */
  html: string;
  /** Of the document. */
  title: string;
  /** For search engines; undefined keeps the app's own. */
  description: string | undefined;
  /** The path of the picture for links to the page. */
  image?: string | undefined;
  structuredData?: StructuredData[] | undefined;
  /** Keeps the page out of search engines. */
  noIndex?: boolean | undefined;
  /** All styles of the page: it waits for no further request. */
  css: string;
  /** The style sheets in `css` that are not the app's own, relative to the built web app: they don't have to load again. */
  styles: string[];
  /** The page's own scripts, without the app's entry; paths in the built web app. */
  scripts: string[];
}

/** Answers the body of `GET /v1{path}`, or undefined where there is none. */
export type AskApi = (path: string) => Promise<unknown>;

/** Answers the status of `GET /v1{path}`, and its body if that's asked for. */
export type AskStatus = (path: string) => Promise<{ status: number; json: () => unknown }>;

/** What a page's address can be answered with; other failures are the app's to show. */
export type PageStatus = 200 | 400 | 404 | 500;

/** The two layouts that differ by more than their styles. */
export type PageLayout = 'phone' | 'wide';

/** What the web app's build offers to the server (dist/prerender). */
export interface Prerenderer {
  /** The layouts of a page that looks the same to every guest; none for other pages. */
  layoutsOf(path: string): readonly PageLayout[];
  /** The HTTP status of a page: whether there's anything at its address. */
  statusOf(path: string, ask: AskStatus): Promise<PageStatus>;
  /** @throws if the page can't be rendered; undefined if its data can't be had. */
  prerender(
    path: string,
    layout: PageLayout,
    ask: AskApi,
    site: SiteLook,
  ): Promise<PrerenderedPage | undefined>;
}
