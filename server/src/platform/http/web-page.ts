import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The built app's one page, the same at every address. */
export class WebPage {
  constructor(readonly html: string) {}

  static read(webDir: string): WebPage {
    return new WebPage(readFileSync(join(webDir, 'index.html'), 'utf8'));
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
