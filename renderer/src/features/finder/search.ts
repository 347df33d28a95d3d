/** Something the finder can find: a page, a course, a lesson, an action. */
export interface Findable {
  id: string;
  title: string;
  /** What kind it is, to the right of the title: "Course", "Learn Python". */
  kind: string;
  /** Words that match in addition to the title. */
  keywords?: string;
  /** Opens this address... */
  href?: string;
  /** ...or calls this. */
  act?: () => void;
}

const MAX_RESULTS = 12;

/** How well a word matches a text: at its start, at a word's start, inside, or as letters in order; 0 for no match. */
function fitOf(word: string, text: string): number {
  const at = text.indexOf(word);
  if (at === 0) return 4;
  if (at > 0) return /[\s/-]/.test(text[at - 1]!) ? 3 : 2;
  let position = -1;
  for (const letter of word) {
    position = text.indexOf(letter, position + 1);
    if (position < 0) return 0;
  }
  return word.length > 2 ? 1 : 0;
}

/** 0 if any word of the query matches neither the title nor the keywords. */
function score(words: readonly string[], item: Findable): number {
  let sum = 0;
  for (const word of words) {
    const inTitle = fitOf(word, item.title.toLowerCase()) * 2;
    const best = Math.max(inTitle, fitOf(word, `${item.kind} ${item.keywords ?? ''}`.toLowerCase()));
    if (best === 0) return 0;
    sum += best;
  }
  return sum;
}

/** The best matches first; equally good ones keep their order. An empty query returns the first items. */
export function search(query: string, items: readonly Findable[]): Findable[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return items.slice(0, MAX_RESULTS);
  return items
    .map((item) => ({ item, score: score(words, item) }))
    .filter((entry) => entry.score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_RESULTS)
    .map((entry) => entry.item);
}
