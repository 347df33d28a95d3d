/** The results of `task` for each item, in their order; at most `limit` run at the same time. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  limit: number,
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = items.entries();
  const work = async () => {
    for (const [at, item] of left) results[at] = await task(item);
  };
  await Promise.all(Array.from({ length: limit }, work));
  return results;
}
