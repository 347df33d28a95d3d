/** An asset's name without the hash of its content: `/assets/index-BGELrWX4.js` is `/assets/index.js`. */
const plainName = (path: string) => path.replace(/-[\w-]{8}(\.\w+)$/, '$1');

/** The files of this build that stand where these of an earlier one stood; without those that are the same still. */
export function sameFilesNow(kept: readonly string[], all: readonly string[]): string[] {
  const known = new Set(kept);
  const names = new Set(kept.map(plainName));
  return all.filter((path) => !known.has(path) && names.has(plainName(path)));
}
