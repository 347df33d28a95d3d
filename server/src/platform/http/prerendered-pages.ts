import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PageLayout, Prerenderer } from '@shared/contracts/prerender';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { SiteIdentity } from '../site';
import { fillShell } from './fill-shell';
import { SitePage } from './site-page';
import { WebPage } from './web-page';

/** Without Redis, another process may import content, so a page is rendered again after this. */
const TTL_MS = 30_000;
const MAX_PAGES = 500;
/** Of 11: beyond it a page takes much longer, and gets hardly smaller. */
const BROTLI_QUALITY = 6;
/** Calls whose reply is the same for everybody. */
const PUBLIC_CALLS = ['/static/', '/courses/reviews/', '/lessons_difficulty', '/users/public/'];

/** A page as it's sent. */
export interface SentPage {
  etag: string;
  plain: Buffer;
  gzipped: Buffer;
  brotli: Buffer;
}

/**
 * The pages that look the same to every guest, rendered before they are sent: a phone shows them before it has loaded
 * the app, and search engines read them. The app replaces the markup once it has the same page to show
 * (renderer/src/app/reveal-app.ts).
 */
export class PrerenderedPages {
  private readonly cache: LRUCache<string, SentPage | false, string>;
  private readonly shell: WebPage;
  private readonly page: SitePage;

  constructor(
    private readonly renderer: Prerenderer,
    /** The built app's page, which the markup goes into. */
    page: WebPage,
    private readonly fastify: FastifyInstance,
    private readonly onError: (error: unknown) => void,
    private readonly publicUrl: string,
    site: SiteIdentity,
  ) {
    this.shell = new WebPage(startAfterPaint(page.html));
    this.page = new SitePage(this.shell, site);
    this.cache = new LRUCache({
      max: MAX_PAGES,
      ttl: TTL_MS,
      // Nobody waits for a page that was there a moment ago.
      allowStale: true,
      fetchMethod: (key, stale, { context: address }) => this.render(key, address, stale),
    });
  }

  /** `sha256-…` of each inline script, for the content security policy. */
  get scriptHashes(): string[] {
    return this.shell.scriptHashes;
  }

  /** After an import of content. */
  clear(): void {
    this.cache.clear();
  }

  /**
   * The page of a path, in a layout if it has several; undefined where the app itself has to draw it. If it has to be
   * rendered first, its calls count for the client at `address`, so nobody can use up the limits of others.
   */
  async get(path: string, layout: PageLayout, address: string): Promise<SentPage | undefined> {
    const layouts = this.renderer.layoutsOf(path);
    const shown = layouts.includes(layout) ? layout : layouts[0];
    // A page with somebody's data may have become private: a copy from long ago must not show it once more.
    const allowStale = !path.startsWith('/u/');
    return (
      (shown && (await this.cache.fetch(this.keyOf(shown, path), { context: address, allowStale }))) ||
      undefined
    );
  }

  /** After a change of the site's settings, the pages are rendered again. */
  private keyOf(layout: PageLayout, path: string): string {
    return `${layout} ${path} ${this.page.key}`;
  }

  /** A page that can't be rendered is never an error for its reader: the app draws it, or says what's wrong. */
  private async render(
    key: string,
    address: string,
    before: SentPage | false | undefined,
  ): Promise<SentPage | false> {
    const [layout, path] = key.split(' ') as [PageLayout, string];
    try {
      const page = await this.renderer.prerender(
        path,
        layout,
        (call) => this.ask(call, address),
        this.page.look,
      );
      if (!page) return false;
      const plain = Buffer.from(
        fillShell(this.page.html, page, {
          publicUrl: this.publicUrl,
          path,
          siteName: this.page.look.name,
        }),
      );
      const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
      // Most pages are the same as half a minute ago.
      return before && before.etag === etag ? before : { etag, plain, ...(await packed(plain)) };
    } catch (error) {
      this.onError(error);
      return false;
    }
  }

  /** Only public calls, as a guest: the page is cached and sent to everybody. */
  private async ask(path: string, remoteAddress: string): Promise<unknown> {
    if (!PUBLIC_CALLS.some((start) => path.startsWith(start))) return undefined;
    const reply = await this.fastify.inject({ method: 'GET', url: `/v1${path}`, remoteAddress });
    return reply.statusCode === 200 ? reply.json() : undefined;
  }
}

async function packed(plain: Buffer): Promise<Pick<SentPage, 'gzipped' | 'brotli'>> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [BROTLI_PARAM_SIZE_HINT]: plain.length };
  const [gzipped, brotli] = await Promise.all([
    promisify(gzip)(plain),
    promisify(brotliCompress)(plain, { params }),
  ]);
  return { gzipped, brotli };
}

const MODULE_SCRIPTS = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/g;

/** The app takes a while to start: the page is painted first. A tab in the background paints nothing, so it doesn't wait. */
function startAfterPaint(shell: string): string {
  const sources = [...shell.matchAll(MODULE_SCRIPTS)].map(([, source]) => source!);
  const preloads = sources.map(
    (source) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${source}">`,
  );
  const start = `<script>
let isStarted = false;
function start() {
  if (isStarted) return;
  isStarted = true;
  for (const src of ${JSON.stringify(sources)}) {
    const app = document.createElement('script');
    Object.assign(app, { type: 'module', crossOrigin: '', async: false, src });
    document.head.append(app);
  }
}
requestAnimationFrame(() => setTimeout(start));
setTimeout(start, 1000);
</script>`;
  const [first] = shell.match(MODULE_SCRIPTS) ?? [];
  return first === undefined
    ? shell
    : shell.replace(first, () => preloads.join('') + start).replaceAll(MODULE_SCRIPTS, '');
}
