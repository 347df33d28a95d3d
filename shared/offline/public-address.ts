/** Longer addresses aren't the app's. */
const MAX_LENGTH = 1_000;
const STATIC = '/v1/static/';
const CONTENT = '/v1/content/';

/**
 * A request's address among the copies: its path and query. Undefined for what must not be copied, because it isn't a
 * public reply.
 */
export function publicAddress({ method, url, headers }: Pick<Request, 'method' | 'url' | 'headers'>) {
  if (method !== 'GET' || headers.has('authorization')) return undefined;
  const { pathname, search } = new URL(url);
  const address = pathname + search;
  const isPublic = pathname.startsWith(STATIC) || pathname.startsWith(CONTENT);
  return isPublic && address.length <= MAX_LENGTH ? address : undefined;
}

/** The address of the original, for a reply in another language. */
export function originalAddress(address: string): string | undefined {
  const original = address.replace(/\?lang=[\w-]+$/, '');
  return original === address ? undefined : original;
}

/** Whether what's at this address never changes: media with their version. */
export const isVersioned = (address: string): boolean =>
  address.startsWith(CONTENT) && /[?&]v=\w/.test(address);

/** The media that a public reply names, such as a lesson's pictures and sounds. */
export function mediaIn(text: string): string[] {
  const found = text.match(/\/v1\/content\/[\w./-]+(?:\?v=\w+)?/g) ?? [];
  return [...new Set(found)];
}
