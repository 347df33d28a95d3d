import type { Language } from '../../runner/languages';
import { closingOf, dedent, escapeRegExp } from './source-text';

/** Longer tests aren't shown: nobody reads them. */
const MAX_LINES = 40;

/** The source of a test in its file, without the file's indentation. Undefined if it can't be found, or is very long. */
export function testSource(language: Language, content: string, name: string): string | undefined {
  const found = FINDERS[language](content, name);
  return found && found.split('\n').length <= MAX_LINES ? found : undefined;
}

type Finder = (content: string, name: string) => string | undefined;

/** `def test_add(...)` with its decorators, up to the next line that isn't indented more. */
const python: Finder = (content, name) => {
  const [, own] = /(\w+)(?:\[.*)?$/s.exec(name) ?? [];
  const lines = content.split('\n');
  const start = lines.findIndex((line) => new RegExp(`^\\s*(async\\s+)?def\\s+${own}\\s*\\(`).test(line));
  if (start < 0) return undefined;
  const indent = indentOf(lines[start]!);
  let end = start + 1;
  while (end < lines.length && (lines[end]!.trim() === '' || indentOf(lines[end]!) > indent)) end += 1;
  let first = start;
  while (first > 0 && indentOf(lines[first - 1]!) === indent && lines[first - 1]!.trim().startsWith('@'))
    first -= 1;
  return dedent(lines.slice(first, end));
};

const indentOf = (line: string) => /^\s*/.exec(line)![0].length;

/** `it('adds', ...)` by the last part of the test's name; `%s` and `$name` in a title match anything. */
const script: Finder = (content, name) => {
  const own = name.split(' > ').at(-1)!;
  for (const match of content.matchAll(/\b(?:it|test)\b[\w.]*/g)) {
    const title = titleAfter(content, match.index + match[0].length);
    if (!title || !titlePattern(title.text).test(own)) continue;
    const end = closingOf(content, title.open);
    const lineStart = content.lastIndexOf('\n', match.index) + 1;
    if (end !== undefined) return dedent(content.slice(lineStart, end).split('\n'));
  }
  return undefined;
};

/** The title of a test whose call starts here, perhaps after the table of an `each`. */
function titleAfter(content: string, from: number): { text: string; open: number } | undefined {
  let open = content.indexOf('(', from);
  const table = content.slice(from - 4, from) === 'each' ? closingOf(content, open) : undefined;
  if (table !== undefined) open = content.indexOf('(', table);
  const title = /^\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/.exec(content.slice(open, open + 500));
  return title ? { text: title[2]!.replaceAll(/\\(.)/g, '$1'), open } : undefined;
}

const titlePattern = (title: string) =>
  new RegExp(`^${escapeRegExp(title).replaceAll(/%[sdifjoO#]|\\\$\w+/g, '.*')}$`, 's');

/** A function by its name, in languages with braces. */
const braced =
  (head: (name: string) => RegExp): Finder =>
  (content, name) => {
    const match = head(escapeRegExp(name)).exec(content);
    if (!match) return undefined;
    const end = closingOf(content, match.index + match[0].length - 1);
    return end === undefined ? undefined : dedent(content.slice(match.index, end).split('\n'));
  };

const go = braced((name) => new RegExp(`^func ${name}\\([^\\n]*\\{`, 'm'));
const c = braced((name) => new RegExp(`^[^\\n;{}]*\\b${name}\\s*\\([^;{}]*\\)\\s*\\{`, 'm'));

/** From `-- test: name` to the next test. */
const sql: Finder = (content, name) => {
  const lines = content.split('\n');
  const isHead = (line: string) => /^--\s*test:/i.test(line);
  const start = lines.findIndex((line) => isHead(line) && line.replace(/^--\s*test:/i, '').trim() === name);
  if (start < 0) return undefined;
  const next = lines.findIndex((line, at) => at > start && isHead(line));
  return dedent(lines.slice(start, next < 0 ? undefined : next));
};

const FINDERS: Record<Language, Finder> = {
  python,
  javascript: script,
  typescript: script,
  c,
  go: (content, name) => go(content, name.split('/')[0]!),
  sql,
};
