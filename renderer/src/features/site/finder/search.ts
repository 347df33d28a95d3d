/** The kinds of things the finder finds. */
export type FindableKind = 'page' | 'course' | 'track' | 'lesson' | 'playground' | 'action';

export interface Findable {
  id: string;
  title: string;
  kind: FindableKind;
  /** Where it belongs, to the right of the title: "Learn Python · Loops". Matches as well. */
  context: string;
  /** Words that match in addition to the title. */
  keywords?: string;
  /** Opens this address... */
  href?: string;
  /** ...or calls this. */
  act?: () => void;
}

/** A part of a text, from `start` up to but not including `end`. */
export interface TextRange {
  start: number;
  end: number;
}

const MAX_RESULTS = 30;
/** Shorter words match only where a word starts, or nearly everything would match. */
const MIN_INSIDE_LENGTH = 3;
/** What an item that was opened just now is worth, about as much as matching a word's start instead of its middle. */
const RECENT_SCORE = 3;

const SCORES = { wholeTitle: 12, titleStart: 9, wordStart: 7, inside: 3, elsewhere: 2 };

/** Lower case, without accents, one character for each of the original. */
const normalize = (text: string) =>
  Array.from(text, (letter) => {
    const plain = letter.normalize('NFD')[0]!.toLowerCase();
    return plain.length === letter.length ? plain : letter;
  }).join('');

const wordsOf = (query: string): string[] => normalize(query).split(/\s+/).filter(Boolean);

/** Where a word matches: at the start of a word if possible, otherwise inside one; -1 if nowhere. */
function positionOf(word: string, text: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1]!)) return at;
  }
  return word.length >= MIN_INSIDE_LENGTH ? text.indexOf(word) : -1;
}

function scoreOfWord(word: string, title: string, rest: string): number {
  const at = positionOf(word, title);
  if (at === 0) return word === title ? SCORES.wholeTitle : SCORES.titleStart;
  if (at > 0) return /[\p{L}\p{N}]/u.test(title[at - 1]!) ? SCORES.inside : SCORES.wordStart;
  return positionOf(word, rest) >= 0 ? SCORES.elsewhere : 0;
}

/** 0 unless every word of the query matches. */
function scoreOf(words: readonly string[], { title, context, keywords = '' }: Findable): number {
  const normalTitle = normalize(title);
  const rest = normalize(`${context} ${keywords}`);
  let sum = 0;
  for (const word of words) {
    const score = scoreOfWord(word, normalTitle, rest);
    if (score === 0) return 0;
    sum += score;
  }
  return sum / words.length;
}

/**
 * The best matches first. Equally good ones keep their order, except that what was opened recently (`recentHrefs`, newest
 * first) comes before the rest.
 */
export function search(
  query: string,
  items: readonly Findable[],
  recentHrefs: readonly string[] = [],
): Findable[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const recency = new Map(
    recentHrefs.map((href, index) => [href, RECENT_SCORE * (1 - index / recentHrefs.length)]),
  );
  return items
    .map((item) => {
      const score = scoreOf(words, item);
      return { item, score: score && score + (recency.get(item.href ?? '') ?? 0) };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_RESULTS)
    .map(({ item }) => item);
}

/** The parts of a title that the query matches, in order and without overlaps. */
export function matchedRanges(query: string, title: string): TextRange[] {
  const text = normalize(title);
  const found = wordsOf(query)
    .map((word) => ({ start: positionOf(word, text), length: word.length }))
    .filter(({ start }) => start >= 0)
    .map(({ start, length }) => ({ start, end: start + length }))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  return found.filter(({ start }, index) => found.slice(0, index).every(({ end }) => start >= end));
}
