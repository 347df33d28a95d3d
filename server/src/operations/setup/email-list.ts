import { email as emailSchema } from '@shared/contracts';

/** A line of a list of addresses. */
export interface ListedLine {
  /** From 1. */
  line: number;
  /** As it's shown. */
  text: string;
  email: string | null;
  problem: 'no-address' | 'repeated' | null;
}

const MAX_SHOWN_CHARS = 120;
/** What a header of a CSV file calls the column. */
const HEADINGS = new Set(['email', 'e-mail', 'email address', 'e-mail address', 'mail', 'e-mail-adresse']);

/**
 * Reads addresses from a pasted list, one or several in a line, or from a CSV file with any columns: an address is
 * whatever looks like one. A heading and empty lines are left out.
 */
export function readEmailList(text: string): ListedLine[] {
  const seen = new Set<string>();
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .flatMap((raw, at) => linesOf(raw, at + 1, seen));
}

function linesOf(raw: string, line: number, seen: Set<string>): ListedLine[] {
  const text = raw.trim();
  if (text === '') return [];
  const cells = text.split(/[,;\t]|\s+/).map(unquoted);
  const addresses = cells.flatMap((cell) => emailSchema.safeParse(cell).data ?? []);
  if (addresses.length === 0) {
    const isHeading = text.split(/[,;\t]/).some((cell) => HEADINGS.has(unquoted(cell).toLowerCase()));
    if (line === 1 && isHeading) return [];
    return [{ line, text: text.slice(0, MAX_SHOWN_CHARS), email: null, problem: 'no-address' }];
  }
  return addresses.map((email) => {
    const problem = seen.has(email) ? 'repeated' : null;
    seen.add(email);
    return { line, text: email, email, problem };
  });
}

/** Without the quotes of CSV, and the angle brackets of "Ada <ada@example.org>". */
const unquoted = (cell: string): string => cell.trim().replaceAll(/^["'<]+|["'>]+$/g, '');
