import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALE_FACTS, type Locale, TRANSLATION_LOCALES } from '@shared/locales';

/** The files of the built app, by their sources. */
type Manifest = Record<string, { file: string; imports?: string[] }>;

/** What the page loads beside a catalog (renderer/src/i18n/catalogs.ts). */
const TEXT_IDS = 'src/i18n/text-ids.ts';

/** The built app's one page, the same at every address. */
export class WebPage {
  private readonly translated = new Map<Locale, string>();

  constructor(
    readonly html: string,
    manifest: Manifest = {},
  ) {
    for (const code of TRANSLATION_LOCALES) {
      const { direction } = LOCALE_FACTS[code];
      const files = new Set<string>();
      for (const key of [`locales/${code}.po`, TEXT_IDS]) addFiles(manifest, key, files);
      const preload = [...files]
        .filter((file) => !html.includes(`"/${file}"`))
        .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
        .join('');
      const translated = html
        .replace('<html lang="en">', `<html lang="${code}" dir="${direction}">`)
        .replace('</head>', `${preload}</head>`);
      this.translated.set(code, translated);
    }
  }

  static read(webDir: string): WebPage {
    const manifest = join(webDir, '.vite/manifest.json');
    return new WebPage(
      readFileSync(join(webDir, 'index.html'), 'utf8'),
      existsSync(manifest) ? (JSON.parse(readFileSync(manifest, 'utf8')) as Manifest) : {},
    );
  }

  /** The page for a reader of this language, with its texts on the way. */
  htmlIn(language: Locale): string {
    return this.translated.get(language) ?? this.html;
  }

  /** `sha256-…` of each inline script, for the content security policy. */
  get scriptHashes(): string[] {
    return [...this.html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
      ([, script]) =>
        `sha256-${createHash('sha256')
          .update(script ?? '')
          .digest('base64')}`,
    );
  }
}

/** Adds a chunk, and what it imports. */
function addFiles(manifest: Manifest, key: string, files: Set<string>): void {
  const { file, imports = [] } = manifest[key] ?? {};
  if (file === undefined || files.has(file)) return;
  files.add(file);
  for (const each of imports) addFiles(manifest, each, files);
}
