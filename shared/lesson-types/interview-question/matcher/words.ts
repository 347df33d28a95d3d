import { stemmer } from 'stemmer';

/** A word of an answer that carries meaning, and where it is in the text. */
export interface Word {
  stem: string;
  start: number;
  end: number;
  /** Negation never reaches from one clause into the next. */
  clause: number;
  isNegator: boolean;
}

const STOP_WORDS = new Set(
  'a an the this that these those it its is are was were be been being am do does did has have had will would can could may might should shall of to in on at by for from with as and or so then than there here which who whom whose what we you they he she i me my your our their them his her us just really very quite actually basically simply also too like well'.split(
    ' ',
  ),
);
const NEGATORS = new Set(
  'not no never without none neither nor cannot hardly nothing nobody lack lacks lacking'.split(' '),
);
/** After these, "not" and "no" deny nothing: "not only fast", "no matter how long". */
const AFTER_NO_NEGATION = new Set(['only', 'just', 'matter', 'doubt', 'wonder', 'necessarily', 'to']);
const CLAUSE_WORDS = new Set([
  'but',
  'however',
  'although',
  'though',
  'whereas',
  'while',
  'instead',
  'because',
]);

const WORD_OR_BREAK = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*|[.,;:!?()\n\u2013\u2014]/gu;
const NOT_CONTRACTED = /n['’]?t$/;
/** What "n't" is attached to; "cannot" and the like are words of their own. */
const AUXILIARIES = /^(do|does|did|is|are|was|were|has|have|had|wo|would|ca|could|should|must|need)n['’]?t$/;

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Words are compared by their stems: "hashes", "hashing" and "hashed" are the same. */
export const stemOf = (word: string): string => stemmer(plain(word).replaceAll('’', "'").replace(/'.*$/, ''));

/** The words of a text without those that carry no meaning; negators are kept. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let clause = 0;
  const pieces = [...text.matchAll(WORD_OR_BREAK)];
  for (const [at, piece] of pieces.entries()) {
    const raw = plain(piece[0]);
    if (!/[\p{L}\p{N}]/u.test(raw)) {
      // A parenthesis belongs to what it's attached to, as in "O(1)".
      if (!/[()]/.test(raw)) clause += 1;
      continue;
    }
    if (CLAUSE_WORDS.has(raw)) {
      clause += 1;
      continue;
    }
    const isContracted = AUXILIARIES.test(raw) && NOT_CONTRACTED.test(raw);
    const isNegator = isContracted || NEGATORS.has(raw);
    if (!isNegator && STOP_WORDS.has(raw)) continue;
    const next = plain(pieces[at + 1]?.[0] ?? '');
    if (isNegator && AFTER_NO_NEGATION.has(next)) continue;
    const start = piece.index;
    words.push({
      stem: isNegator ? 'not' : stemOf(raw),
      start,
      end: start + piece[0].length,
      clause,
      isNegator,
    });
  }
  return words;
}

/** The same word, or one slip of a finger away from it; short words have to be exact. */
export function isSameStem(one: string, other: string): boolean {
  if (one === other) return true;
  if (Math.min(one.length, other.length) < 6 || one[0] !== other[0]) return false;
  return isOneEditApart(one, other);
}

/** One letter added, left out, replaced, or swapped with its neighbor. */
function isOneEditApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return (
    short.slice(at + 1) === long.slice(at + 1) || (isSwapped && short.slice(at + 2) === long.slice(at + 2))
  );
}
