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

/** What a language offers beyond its colours, with a worker of its own: heavy, so only where it is written. */
export async function loadLanguageFeatures(language: string): Promise<void> {
  if (language === 'javascript' || language === 'typescript')
    await import('monaco-editor/languages/features/typescript/register');
  if (language === 'json') await import('monaco-editor/languages/features/json/register');
}
