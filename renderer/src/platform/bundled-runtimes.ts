/** The code runner's cache of language runtimes. */
const RUNTIMES = 'emberforge-runtimes';

/**
 * Lets the page find every language's runtime in its cache: the desktop app brings them along. So nothing is offered for
 * download, and C and Go are compiled here from the first start. The runner's workers fill the real cache as they go.
 */
export function bringRuntimes(scope: { caches: CacheStorage } = globalThis): void {
  const { caches } = scope;
  const bundled = {
    async match(url: string): Promise<Response | undefined> {
      const reply = await fetch(url, { method: 'HEAD' });
      return reply.ok ? reply : undefined;
    },
  };
  const open = async (name: string) => (name === RUNTIMES ? (bundled as Cache) : caches.open(name));
  Object.defineProperty(scope, 'caches', { configurable: true, value: { open } });
}
