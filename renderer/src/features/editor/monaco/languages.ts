const LANGUAGES: Record<string, string> = {
  py: 'python',
  js: 'javascript',
  mjs: 'javascript',
  ts: 'typescript',
  json: 'json',
  md: 'markdown',
  sql: 'sql',
  c: 'c',
  h: 'c',
  go: 'go',
};

/** Monaco's name of a file's language, by the file's ending. */
export function languageOf(fileName: string): string {
  return LANGUAGES[fileName.split('.').at(-1) ?? ''] ?? 'plaintext';
}

/** How each language's own formatter indents; two spaces elsewhere. */
const INDENTS: Record<string, { tabSize: number; insertSpaces: boolean } | undefined> = {
  python: { tabSize: 4, insertSpaces: true },
  c: { tabSize: 4, insertSpaces: true },
  go: { tabSize: 4, insertSpaces: false },
};

/** The indentation of a language, by Monaco's name of it. */
export const indentOf = (language: string) => INDENTS[language] ?? { tabSize: 2, insertSpaces: true };
