/** Deletes what was stored first until a cache has at most `count` entries. */
export async function keepNewest(cache: Pick<Cache, 'keys' | 'delete'>, count: number): Promise<void> {
  const requests = await cache.keys(); // in the order they were stored
  for (const request of requests.slice(0, Math.max(0, requests.length - count))) await cache.delete(request);
}
