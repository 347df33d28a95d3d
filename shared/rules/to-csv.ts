/** What a spreadsheet would run as a formula, or read as something else than text. */
const FORMULA = /^[=+\-@\t\r]/;

/** A formula is kept from running by an apostrophe, which spreadsheets take for "text". */
function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Lines of a CSV file (RFC 4180). */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
