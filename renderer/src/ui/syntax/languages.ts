const BY_NAME: Record<string, string> = {
  py: 'python',
  python: 'python',
  js: 'javascript',
  mjs: 'javascript',
  javascript: 'javascript',
  ts: 'typescript',
  typescript: 'typescript',
  json: 'json',
  sql: 'sql',
  c: 'c',
  h: 'c',
  go: 'go',
  bash: 'bash',
  sh: 'bash',
};

/** The highlighted language of a code fence ("python") or a file ("main.py"); undefined for plain text. */
export function syntaxLanguage(name: string | undefined): string | undefined {
  return BY_NAME[name?.split('.').at(-1)?.toLowerCase() ?? ''];
}
