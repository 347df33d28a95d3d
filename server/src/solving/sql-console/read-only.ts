import { DomainError } from '@server/platform/errors';
import { text } from '@shared/texts';

/** Comments, quoted text and quoted names, which can contain anything; then single words and characters. */
const TOKEN =
  /--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|'(?:[^']|'')*'?|"(?:[^"]|"")*"?|`(?:[^`]|``)*`?|\[[^\]]*\]?|\w+|\s+|./gu;

const READS = new Set(['SELECT', 'WITH', 'VALUES']);
const WRITES = new Set(['INSERT', 'UPDATE', 'DELETE', 'REPLACE']);

const isBlank = (token: string) => /^(\s|--|\/\*)/.test(token);

/**
 * The single query of a read-only script, without its semicolon. Not a security measure: each query runs on a throwaway
 * copy. It explains to learners why their change wouldn't last.
 * @throws DomainError `invalid`, with a user-facing message.
 */
export function readOnlyQuery(code: string): string {
  const statements = split(code);
  const [query] = statements;
  if (!query) throw new DomainError('invalid', text('sql.no-query'));
  const write = statements.map(verbOf).find((verb) => !READS.has(verb));
  if (write !== undefined) throw refusal(write);
  if (statements.length > 1) throw new DomainError('invalid', text('sql.one-at-a-time'));
  return query.join('').trim();
}

function refusal(verb: string): DomainError {
  return new DomainError(
    'invalid',
    /^\w+$/.test(verb) ? text('sql.cant-use', { verb }) : text('sql.not-a-query'),
  );
}

function split(code: string): string[][] {
  const statements: string[][] = [[]];
  for (const token of code.match(TOKEN) ?? []) {
    if (token === ';') statements.push([]);
    else statements.at(-1)!.push(token);
  }
  return statements.filter((tokens) => !tokens.every(isBlank));
}

/** The first word; for WITH, the statement that follows if it writes. */
function verbOf(tokens: readonly string[]): string {
  const words = tokens.filter((token) => !isBlank(token)).map((token) => token.toUpperCase());
  if (words[0] !== 'WITH') return words[0]!;
  let depth = 0;
  for (const [at, word] of words.entries()) {
    if (word === '(') depth += 1;
    if (word === ')') depth -= 1;
    if (depth === 0 && WRITES.has(word) && words[at + 1] !== '(') return word;
  }
  return 'WITH';
}
