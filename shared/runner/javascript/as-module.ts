import type { SourceFile } from '../runner';
import { fileAt, isPath } from './module-names';

/** The export that holds what `require` returns for a CommonJS or JSON file. */
export const COMMONJS_NAME = '__commonjs';

const MODULE_SYNTAX = /^\s*(?:import(?:\s+[\w$]|\s*['"{*])|export(?:\s+[\w$]|\s*[{*]))/m;
const COMMONJS_SYNTAX = /\bmodule\.exports\b|\bexports\s*[.[]|\brequire\s*[.(]/;
const REQUIRE = /\brequire\s*\(\s*(['"`])([^'"`\n]+)\1\s*\)/g;
const NAMED_EXPORT = /\bexports\.([\p{ID_Start}$_][\p{ID_Continue}$]*)\s*=(?!=)/gu;
const EXPORT_LIST = /\bmodule\.exports\s*=\s*\{([^}]*)\}/;
const LISTED = /^\s*(?:async\s+|get\s+)?([\p{ID_Start}$_][\p{ID_Continue}$]*)\s*(?:$|[:(])/u;

export interface Surroundings {
  /** Every file that `require` may name. */
  names: ReadonlySet<string>;
  /** Modules that are not files. */
  packages: readonly string[];
  /** The file that is `require.main`. */
  main?: string;
}

/**
 * Turns a file into an ES module and keeps its line numbers: CommonJS gets its requires as imports at the start of its
 * first line, JSON becomes a default export. `shift` is the number of columns that the first line has moved.
 */
export function asModule(file: SourceFile, around: Surroundings): { file: SourceFile; shift: number } {
  const { name } = file;
  if (name.endsWith('.json')) return data(file);
  if (!/\.[cm]?[jt]s$/.test(name) || MODULE_SYNTAX.test(file.content)) return { file, shift: 0 };
  if (!COMMONJS_SYNTAX.test(file.content)) return { file, shift: 0 };
  const content = file.content.replace(/^#!/, '//');
  const required = [...new Set([...content.matchAll(REQUIRE)].map(([, , specifier]) => specifier!))].flatMap(
    (specifier) => {
      const found = fileOf(specifier, name, around);
      return found === undefined ? [] : [[specifier, found] as const];
    },
  );
  const imports = required.map(([, found], at) => `import * as r${at}$ from ${JSON.stringify(found)};`);
  const table = required.map(([specifier], at) => `${JSON.stringify(specifier)}: r${at}$`);
  const head = `${imports.join('')}var module={exports:{}},exports=module.exports,require=${REQUIRE_SOURCE}({__proto__:null,${table}});require.main=${around.main === name ? 'module' : 'undefined'};`;
  return { file: { name, content: head + content + tail(content) }, shift: head.length };
}

const REQUIRE_SOURCE = `((all)=>(name)=>{if(!(name in all))throw new Error(/^[./]/.test(name)?"Cannot find module '"+name+"'.":"Cannot find package '"+name+"': only your own files can be required here.");return "${COMMONJS_NAME}" in all[name]?all[name].${COMMONJS_NAME}:all[name]})`;

/** The names of an ES import are fixed before the file runs: they are read off its text. */
function tail(content: string): string {
  const listed = (EXPORT_LIST.exec(content)?.[1] ?? '').split(',').map((part) => LISTED.exec(part)?.[1]);
  const names = new Set([...[...content.matchAll(NAMED_EXPORT)].map(([, name]) => name), ...listed]);
  const exported = [...names]
    .filter((name) => name && name !== 'default')
    .map((name, at) => `const e${at}$=all$?.${name};export{e${at}$ as ${name}};`);
  return `\n;const all$=module.exports;export default all$;export{all$ as ${COMMONJS_NAME}};${exported.join('')}`;
}

/** What an import must say for what `require` was given. */
function fileOf(specifier: string, from: string, { names, packages }: Surroundings): string | undefined {
  if (packages.includes(specifier)) return specifier;
  const found = isPath(specifier) ? fileAt(from, specifier, names) : undefined;
  return found && `/${found}`;
}

function data({ name, content }: SourceFile): { file: SourceFile; shift: number } {
  const head = 'const data$=';
  const end = `\n;export default data$;export{data$ as ${COMMONJS_NAME}};`;
  try {
    JSON.parse(content);
    return { file: { name, content: head + content + end }, shift: head.length };
  } catch (error) {
    const words = `${name} is not JSON: ${(error as Error).message}`;
    return {
      file: { name, content: `throw new SyntaxError(${JSON.stringify(words)});export default 0;` },
      shift: 0,
    };
  }
}
