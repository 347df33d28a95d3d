/** A word of a text as it stands there, little words included. */
export interface Token {
  text: string;
  start: number;
  end: number;
}

const TOKEN = /[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu;
const LINK_TARGET = /\]\([^)\s]*\)/g;

const plain = (text: string) => text.toLowerCase().replaceAll('’', "'");

export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(TOKEN)].map(({ 0: word, index }) => ({
    text: plain(word),
    start: index,
    end: index + word.length,
  }));

/** The words of a Markdown text as a learner copies them from the page. */
export const shownWords = (markdown: string): readonly string[] =>
  plain(markdown.replace(LINK_TARGET, ']')).match(TOKEN) ?? [];

/** What stands for a passage that was left out: no phrase reaches across it. */
const GAP = '\n…\n';

/** The text without the tokens that are marked. */
export function withoutMarked(text: string, tokens: readonly Token[], isMarked: readonly boolean[]): string {
  let left = '';
  let kept = 0;
  for (const [at, { start, end }] of tokens.entries()) {
    if (!isMarked[at]) continue;
    if (isMarked[at - 1] !== true || at === 0) left += text.slice(kept, start) + GAP;
    kept = end;
  }
  return left + text.slice(kept);
}
