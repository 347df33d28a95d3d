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

/** Monaco's language id for a file, by extension. */
export function languageOf(fileName: string): string {
  return LANGUAGES[fileName.split('.').at(-1) ?? ''] ?? 'plaintext';
}

/** The indentation of each language's standard formatter; two spaces by default. */
const INDENTS: Record<string, { tabSize: number; insertSpaces: boolean } | undefined> = {
  python: { tabSize: 4, insertSpaces: true },
  c: { tabSize: 4, insertSpaces: true },
  go: { tabSize: 4, insertSpaces: false },
};

/** The indentation for a Monaco language id. */
export const indentOf = (language: string) => INDENTS[language] ?? { tabSize: 2, insertSpaces: true };
