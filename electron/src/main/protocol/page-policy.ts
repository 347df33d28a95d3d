import { createHash } from 'node:crypto';

/**
 * The content security policy of the web app's page and workers: nothing but the app's own files, which include what main
 * fetches from the host, and the host's socket. Inline scripts are the page's own, by their hashes. Inline styles stay
 * allowed: the editor measures and places its lines by them.
 * @param socketOrigin of the host, such as `wss://learn.example.org`
 */
export function pagePolicy(pageHtml: string, socketOrigin: string): string {
  const scripts = [...pageHtml.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval' ${scripts.join(' ')}`.trim(),
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "media-src 'self'",
    `connect-src 'self' ${socketOrigin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Of everything that isn't the app's own file: opened as a page, it runs and loads nothing. */
export const FOREIGN_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";
