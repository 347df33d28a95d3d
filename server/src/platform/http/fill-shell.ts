import type { PrerenderedPage, StructuredData } from '@shared/contracts/prerender';

export interface PageAddress {
  /** The site's origin. */
  publicUrl: string;
  path: string;
  siteName: string;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character]!);

/** Puts a page into the app's `index.html`. */
export function fillShell(shell: string, page: PrerenderedPage, address: PageAddress): string {
  const { html, title, description, css, styles, scripts } = page;
  const links = [
    // Tells the app's loader that they are there: applied again, after others, they would override those.
    ...styles.map((file) => `<link rel="stylesheet" crossorigin media="not all" href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`),
  ].join('');
  const described =
    description === undefined
      ? shell
      : shell.replace(
          /(<meta\s+name="description"\s+content=")[^"]*/,
          (_, start) => start + escapeHtml(description),
        );
  return described
    .replace(/<title>.*?<\/title>/s, () => `<title>${escapeHtml(title)}</title>`)
    .replace(/<link rel="stylesheet"/, (link) => `<style>${css}</style>${link} media="not all"`)
    .replace('</head>', () => `${links}${factsOf(page, address)}</head>`)
    .replace('<div id="root"></div>', () => `<div id="prerendered">${html}</div><div id="root"></div>`);
}

/** What search engines and link previews read: the page's one address, its picture, and what it's about. */
function factsOf(
  { title, description, image, structuredData = [], noIndex }: PrerenderedPage,
  { publicUrl, path, siteName }: PageAddress,
): string {
  const url = publicUrl + (path === '/' ? '/' : path.replace(/\/+$/, ''));
  const properties: Record<string, string | undefined> = {
    'og:site_name': siteName,
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': image && publicUrl + image,
  };
  const metas = Object.entries(properties).map(([name, content]) =>
    content === undefined ? '' : `<meta property="${name}" content="${escapeHtml(content)}">`,
  );
  return [
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...metas,
    ...(noIndex ? ['<meta name="robots" content="noindex">'] : []),
    `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">`,
    ...structuredData.map((data) => jsonLd(data, publicUrl)),
  ].join('');
}

const ADDRESSES = new Set(['url', 'item', 'image']);

/** A script that isn't run: a text in it must not be able to end it. */
function jsonLd(data: StructuredData, publicUrl: string): string {
  const json = JSON.stringify(data, (key, value: unknown) =>
    typeof value === 'string' && ADDRESSES.has(key) && value.startsWith('/') ? publicUrl + value : value,
  );
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}
