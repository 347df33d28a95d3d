/** Files that `name` may refer to: the extension is optional, and `.js` may mean a `.ts` file. */
function candidatesOf(name: string, from: string): string[] {
  const endings = /\.ts$/.test(from) ? ['.ts', '.js'] : ['.js', '.ts'];
  return [
    name,
    name.replace(/\.js$/, '.ts'),
    ...[...endings, '.json'].map((ending) => name + ending),
    ...endings.map((ending) => `${name}/index${ending}`),
  ];
}

/** Resolves a path such as './helper' in the file `from`; undefined if there is no such file. */
export function fileAt(from: string, path: string, names: ReadonlySet<string>): string | undefined {
  const parts = path.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return candidatesOf(parts.join('/'), from).find((each) => names.has(each));
}

export const isPath = (specifier: string): boolean => /^\.{0,2}\//.test(specifier);
