/** The files that `name` may mean: an ending may be left out, and a TypeScript file be named as JavaScript. */
function candidatesOf(name: string, from: string): string[] {
  const endings = /\.ts$/.test(from) ? ['.ts', '.js'] : ['.js', '.ts'];
  return [
    name,
    name.replace(/\.js$/, '.ts'),
    ...[...endings, '.json'].map((ending) => name + ending),
    ...endings.map((ending) => `${name}/index${ending}`),
  ];
}

/** The file that a path such as './helper' means in the file `from`, when there is one. */
export function fileAt(from: string, path: string, names: ReadonlySet<string>): string | undefined {
  const parts = path.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return candidatesOf(parts.join('/'), from).find((each) => names.has(each));
}

export const isPath = (specifier: string): boolean => /^\.{0,2}\//.test(specifier);
