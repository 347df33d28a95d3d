const TYPESCRIPT = /\.ts$/;

/** The names that `name` may stand for: TypeScript's imports may leave the ending out, or give JavaScript's. */
function candidatesOf(name: string, from: string): string[] {
  if (!TYPESCRIPT.test(from)) return [name];
  return [name, `${name}.ts`, name.replace(/\.js$/, '.ts'), `${name}.js`, `${name}/index.ts`];
}

/** Finds the file that `import ... from 'specifier'` means in the file `from`; throws in a learner's words. */
export function resolveModule(from: string, specifier: string, names: ReadonlySet<string>): string {
  const ending = TYPESCRIPT.test(from) ? '.ts' : '.js';
  if (!/^\.{0,2}\//.test(specifier)) {
    const near = names.has(specifier) ? specifier : `${specifier}${ending}`;
    const hint = names.has(near)
      ? ` Your own file is imported as './${near}'.`
      : ' Only your own files can be imported here.';
    throw new Error(`Cannot find package '${specifier}' imported from ${from}.${hint}`);
  }
  const parts = specifier.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  const name = parts.join('/');
  const found = candidatesOf(name, from).find((each) => names.has(each));
  if (found) return found;
  const hint = names.has(`${name}.js`) ? ` Did you mean '${specifier}.js'?` : '';
  throw new Error(`Cannot find module '${specifier}' imported from ${from}.${hint}`);
}
