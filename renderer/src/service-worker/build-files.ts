/** An asset's name without its content hash: `/assets/index-BGELrWX4.js` becomes `/assets/index.js`. */
const plainName = (path: string) => path.replace(/-[\w-]{8}(\.\w+)$/, '$1');

/** The files of this build that replace the given files of an earlier one, without those that haven't changed. */
export function currentVersions(cached: readonly string[], all: readonly string[]): string[] {
  const known = new Set(cached);
  const names = new Set(cached.map(plainName));
  return all.filter((path) => !known.has(path) && names.has(plainName(path)));
}
