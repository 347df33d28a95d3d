import { accentCss } from '@shared/art/accent';
import type { SiteLook } from '@shared/contracts/operations/site-look';
import { DEFAULT_LOCALE, type Locale } from '@shared/locales';
import type { SiteIdentity } from '../site';
import type { WebPage } from './web-page';

/** The app's page with the site's own settings. */
export class SitePage {
  private last: { key: string; pages: Map<Locale, string> } | undefined;

  constructor(
    private readonly shell: WebPage,
    private readonly site: SiteIdentity,
  ) {}

  get look(): SiteLook {
    return this.site.current();
  }

  /** Changes with the look. */
  get key(): string {
    return JSON.stringify(this.look);
  }

  get html(): string {
    return this.htmlIn(DEFAULT_LOCALE);
  }

  /** For a reader of this language. */
  htmlIn(language: Locale): string {
    const { key } = this;
    if (this.last?.key !== key) this.last = { key, pages: new Map() };
    const { pages } = this.last;
    const html = pages.get(language) ?? withLook(this.shell.htmlIn(language), this.look);
    pages.set(language, html);
    return html;
  }
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character]!);

/**
 * Puts a site's look into the page: its title and icon, its colors, and the settings as data, so that the app needs no
 * request for them.
 */
export function withLook(html: string, look: SiteLook): string {
  const { name, accent, logo } = look;
  const head = [
    '<link rel="manifest" href="/manifest.webmanifest">',
    accent === null ? '' : `<style id="site-accent">${accentCss(accent)}</style>`,
    // Data isn't run, so the content security policy doesn't apply; only its end tag must not be in it.
    `<script type="application/json" id="site">${JSON.stringify(look).replaceAll('<', '\\u003c')}</script>`,
  ].join('');
  return html
    .replace(/<title>.*?<\/title>/s, () => `<title>${escapeHtml(name)}</title>`)
    .replace(/<link rel="icon"[^>]*>/, (icon) =>
      logo === null
        ? icon
        : `<link rel="icon" href="${logo.url}" type="image/png"><link rel="apple-touch-icon" href="${logo.url}">`,
    )
    .replace(/<noscript>Emberforge /, () => `<noscript>${escapeHtml(name)} `)
    .replace('</head>', () => `${head}</head>`);
}

/** For browsers that install the app: on an iPhone, only an installed app can show notifications. */
export function manifestOf({ name, logo }: SiteLook): object {
  return {
    name,
    short_name: name,
    start_url: '/',
    display: 'standalone',
    background_color: '#16110e',
    theme_color: '#16110e',
    icons: [
      logo === null
        ? { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' }
        : { src: logo.url, type: 'image/png', sizes: `${logo.width}x${logo.height}` },
    ],
  };
}
