import type { SourceFile } from '../runner';
import { fileAt, isPath } from './module-names';

/** The export that contains what `require` returns for a CommonJS or JSON file. */
export const COMMONJS_NAME = '__commonjs';

const MODULE_SYNTAX = /^\s*(?:import(?:\s+[\w$]|\s*['"{*])|export(?:\s+[\w$]|\s*[{*]))/m;
const COMMONJS_SYNTAX = /\bmodule\.exports\b|\bexports\s*[.[]|\brequire\s*[.(]/;
const REQUIRE = /\brequire\s*\(\s*(['"`])([^'"`\n]+)\1\s*\)/g;
const NAMED_EXPORT = /\bexports\.([\p{ID_Start}$_][\p{ID_Continue}$]*)\s*=(?!=)/gu;
const EXPORT_LIST = /\bmodule\.exports\s*=\s*\{([^}]*)\}/;
const LISTED = /^\s*(?:async\s+|get\s+)?([\p{ID_Start}$_][\p{ID_Continue}$]*)\s*(?:$|[:(])/u;

export interface ModuleContext {
  /** All files that `require` can load. */
  names: ReadonlySet<string>;
  /** Modules that aren't files. */
  packages: readonly string[];
  /** The file that is `require.main`. */
  main?: string;
}

/**
 * Converts a file to an ES module without changing its line numbers: the requires of a CommonJS file become imports at
 * the start of its first line, JSON becomes a default export. `shift` is how many columns the first line moved.
 */
export function asModule(file: SourceFile, scope: ModuleContext): { file: SourceFile; shift: number } {
  const { name } = file;
  if (name.endsWith('.json')) return jsonModule(file);
  if (!/\.[cm]?[jt]s$/.test(name) || MODULE_SYNTAX.test(file.content)) return { file, shift: 0 };
  if (!COMMONJS_SYNTAX.test(file.content)) return { file, shift: 0 };
  const content = file.content.replace(/^#!/, '//');
  const required = [...new Set([...content.matchAll(REQUIRE)].map(([, , specifier]) => specifier!))].flatMap(
    (specifier) => {
      const found = resolveRequire(specifier, name, scope);
      return found === undefined ? [] : [[specifier, found] as const];
    },
  );
  const imports = required.map(([, found], at) => `import * as r${at}$ from ${JSON.stringify(found)};`);
  const table = required.map(([specifier], at) => `${JSON.stringify(specifier)}: r${at}$`);
  const head = `${imports.join('')}var module={exports:{}},exports=module.exports,require=${REQUIRE_SOURCE}({__proto__:null,${table}});require.main=${scope.main === name ? 'module' : 'undefined'};`;
  return { file: { name, content: head + content + exportStatements(content) }, shift: head.length };
}

const REQUIRE_SOURCE = `((all)=>(name)=>{if(!(name in all))throw new Error(/^[./]/.test(name)?"Cannot find module '"+name+"'.":"Cannot find package '"+name+"': only your own files can be required here.");return "${COMMONJS_NAME}" in all[name]?all[name].${COMMONJS_NAME}:all[name]})`;

/** ES exports must be known before the file runs, so their names are extracted from its source. */
function exportStatements(content: string): string {
  const listed = (EXPORT_LIST.exec(content)?.[1] ?? '').split(',').map((part) => LISTED.exec(part)?.[1]);
  const names = new Set([...[...content.matchAll(NAMED_EXPORT)].map(([, name]) => name), ...listed]);
  const exported = [...names]
    .filter((name) => name && name !== 'default')
    .map((name, at) => `const e${at}$=all$?.${name};export{e${at}$ as ${name}};`);
  return `\n;const all$=module.exports;export default all$;export{all$ as ${COMMONJS_NAME}};${exported.join('')}`;
}

/** The import specifier for a `require` argument. */
function resolveRequire(
  specifier: string,
  from: string,
  { names, packages }: ModuleContext,
): string | undefined {
  if (packages.includes(specifier)) return specifier;
  const found = isPath(specifier) ? fileAt(from, specifier, names) : undefined;
  return found && `/${found}`;
}

function jsonModule({ name, content }: SourceFile): { file: SourceFile; shift: number } {
  const head = 'const data$=';
  const end = `\n;export default data$;export{data$ as ${COMMONJS_NAME}};`;
  try {
    JSON.parse(content);
    return { file: { name, content: head + content + end }, shift: head.length };
  } catch (error) {
    const message = `${name} is not valid JSON: ${(error as Error).message}`;
    return {
      file: { name, content: `throw new SyntaxError(${JSON.stringify(message)});export default 0;` },
      shift: 0,
    };
  }
}
