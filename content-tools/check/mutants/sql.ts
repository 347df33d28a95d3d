import { type MakeMutants, type Mutant, mutantOf, plusOne } from './mutant';

/** A piece of a script, and where it starts. Comments and spaces aren't pieces. */
interface Token {
  kind: 'word' | 'number' | 'text' | 'sign';
  text: string;
  from: number;
}

const TOKEN =
  /--[^\n]*|\/\*[\s\S]*?\*\/|(?<text>'(?:[^']|'')*')|"(?:[^"]|"")*"|(?<number>\b\d+(?:\.\d+)?\b)|(?<word>[A-Za-z_]\w*)|(?<sign><=|>=|<>|!=|[<>=+*/-])/g;

const SWAPPED: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '=': '<>',
  '<>': '=',
  '!=': '=',
  '+': '-',
  '-': '+',
  '/': '*',
  AND: 'OR',
  OR: 'AND',
  ASC: 'DESC',
  DESC: 'ASC',
  MIN: 'MAX',
  MAX: 'MIN',
  SUM: 'COUNT',
  AVG: 'SUM',
  DISTINCT: '',
  LEFT: 'INNER',
  LIKE: 'NOT LIKE',
  IN: 'NOT IN',
  BETWEEN: 'NOT BETWEEN',
};

/** The clauses that a script may lose, and what ends each. */
const CLAUSES: Readonly<Record<string, readonly string[]>> = {
  WHERE: ['GROUP', 'ORDER', 'LIMIT', 'HAVING', 'UNION'],
  HAVING: ['ORDER', 'LIMIT', 'UNION'],
  ORDER: ['LIMIT'],
  LIMIT: [],
};

/** Changed operators, numbers, texts and aggregates, lost clauses. Of an `UPDATE`, `=` in `SET` is left alone. */
export const sqlMutants: MakeMutants = (source) => {
  const tokens = tokensOf(source);
  const mutants = new Map<string, Mutant>();
  const add = (from: number, to: number, replacement: string) => {
    const mutant = mutantOf(source, from, to, replacement);
    if (mutant.content !== source) mutants.set(mutant.content, mutant);
  };
  for (const [at, { kind, text, from }] of tokens.entries()) {
    const to = from + text.length;
    const word = text.toUpperCase();
    if (kind === 'number') add(from, to, plusOne(text));
    else if (kind === 'text') add(from + 1, from + 1, '~');
    else if (SWAPPED[word] !== undefined && !isAssignment(tokens, at)) add(from, to, SWAPPED[word]);
    else if (word === 'NULL' && isAfter(tokens, at, 'IS')) add(from, to, 'NOT NULL');
    else if (word === 'NOT') add(from, to, '');
    else if (word === 'ALL' && isAfter(tokens, at, 'UNION')) add(from, to, '');
    const ends = kind === 'word' ? CLAUSES[word] : undefined;
    if (ends) add(from, clauseEnd(source, tokens, at, ends), '');
  }
  return [...mutants.values()];
};

function tokensOf(source: string): Token[] {
  return [...source.matchAll(TOKEN)].flatMap(({ 0: text, index: from, groups = {} }) => {
    const kind = (['text', 'number', 'word', 'sign'] as const).find((name) => groups[name] !== undefined);
    return kind ? [{ kind, text, from }] : [];
  });
}

const isAfter = (tokens: readonly Token[], at: number, word: string) =>
  tokens[at - 1]?.text.toUpperCase() === word;

/** Whether the last keyword before an `=` is SET. */
function isAssignment(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]!.text !== '=') return false;
  const keyword = tokens
    .slice(0, at)
    .findLast(({ kind, text }) => kind === 'word' && /^(SET|WHERE|ON|HAVING|SELECT|WHEN)$/i.test(text));
  return keyword?.text.toUpperCase() === 'SET';
}

/** The start of what follows a clause: another clause, a closing parenthesis of around it, or the statement's end. */
function clauseEnd(source: string, tokens: readonly Token[], at: number, ends: readonly string[]): number {
  const start = tokens[at]!.from;
  const next = tokens
    .slice(at + 1)
    .find(({ kind, text }) => kind === 'word' && ends.includes(text.toUpperCase()));
  const limit = next?.from ?? source.length;
  let depth = 0;
  for (let place = start; place < limit; place++) {
    if (source[place] === '(') depth++;
    else if (source[place] === ')' && --depth < 0) return place;
    else if (source[place] === ';') return place;
  }
  return limit;
}
