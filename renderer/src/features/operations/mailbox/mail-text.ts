/** A piece of an email's text: words, or an address to open. */
export type MailPiece = { text: string } | { url: string };

const ADDRESS = /(https?:\/\/[^\s<>"]+)/;

/** An email's text, with its addresses apart. */
export const mailPieces = (text: string): MailPiece[] =>
  text
    .split(ADDRESS)
    .map((piece, at) => (at % 2 === 1 ? { url: piece } : { text: piece }))
    .filter((piece) => !('text' in piece) || piece.text !== '');
