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
