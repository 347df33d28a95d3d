import type { SyntaxToken } from './registry';

/** Splits tokens at line breaks: the tokens of each line. */
export function tokenLines(tokens: readonly SyntaxToken[]): SyntaxToken[][] {
  const lines: SyntaxToken[][] = [[]];
  for (const { text, className } of tokens) {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (part) lines.at(-1)!.push({ text: part, className });
    }
  }
  return lines;
}

/** Cuts the pieces of a line at its tokens, so that each piece has one color. */
export function cutAtTokens<Piece extends { text: string }>(
  pieces: readonly Piece[],
  tokens: readonly SyntaxToken[],
): (Piece & { className?: string })[] {
  const cut: (Piece & { className?: string })[] = [];
  const left = tokens.map((token) => ({ ...token }));
  for (const piece of pieces) {
    let { text } = piece;
    while (text !== '') {
      const token = left[0];
      const length = Math.min(text.length, token?.text.length ?? text.length);
      cut.push({ ...piece, text: text.slice(0, length), className: token?.className });
      text = text.slice(length);
      if (!token) continue;
      token.text = token.text.slice(length);
      if (token.text === '') left.shift();
    }
  }
  return cut;
}
