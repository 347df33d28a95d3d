const BY_NAME = new Map([
  ['py', 'python'],
  ['python', 'python'],
  ['js', 'javascript'],
  ['mjs', 'javascript'],
  ['javascript', 'javascript'],
  ['ts', 'typescript'],
  ['typescript', 'typescript'],
  ['json', 'json'],
  ['sql', 'sql'],
  ['c', 'c'],
  ['h', 'c'],
  ['go', 'go'],
  ['bash', 'bash'],
  ['sh', 'bash'],
]);

/** Other names of the languages whose grammar is a file of its own. */
const ALIASES = new Map([
  ['asm', 'x86asm'],
  ['bat', 'dos'],
  ['cc', 'cpp'],
  ['c++', 'cpp'],
  ['clj', 'clojure'],
  ['console', 'shell'],
  ['cs', 'csharp'],
  ['c#', 'csharp'],
  ['docker', 'dockerfile'],
  ['erl', 'erlang'],
  ['ex', 'elixir'],
  ['exs', 'elixir'],
  ['fs', 'fsharp'],
  ['f#', 'fsharp'],
  ['hpp', 'cpp'],
  ['hs', 'haskell'],
  ['htm', 'xml'],
  ['html', 'xml'],
  ['jl', 'julia'],
  ['jsx', 'javascript'],
  ['kt', 'kotlin'],
  ['make', 'makefile'],
  ['md', 'markdown'],
  ['ml', 'ocaml'],
  ['mysql', 'sql'],
  ['patch', 'diff'],
  ['pl', 'perl'],
  ['postgres', 'pgsql'],
  ['postgresql', 'pgsql'],
  ['proto', 'protobuf'],
  ['ps1', 'powershell'],
  ['rb', 'ruby'],
  ['rs', 'rust'],
  ['svg', 'xml'],
  ['tex', 'latex'],
  ['toml', 'ini'],
  ['tsx', 'typescript'],
  ['wat', 'wasm'],
  ['yml', 'yaml'],
  ['zsh', 'bash'],
]);

const PLAIN = new Set(['', 'log', 'math', 'none', 'output', 'plain', 'plaintext', 'text', 'txt']);

const lastPart = (name: string | undefined) => name?.split('.').at(-1)?.toLowerCase() ?? '';

/**
 * The language of a code fence ("python") or a file ("main.py") whose grammar comes with the highlighter; undefined for
 * plain text and for languages with a grammar of their own.
 */
export function syntaxLanguage(name: string | undefined): string | undefined {
  const part = lastPart(name);
  return BY_NAME.get(part) ?? BY_NAME.get(ALIASES.get(part) ?? '');
}

/** The grammar file that a code fence or file needs; undefined if it needs none. The file may not exist. */
export function grammarName(name: string | undefined): string | undefined {
  const part = lastPart(name);
  if (syntaxLanguage(name) || PLAIN.has(part)) return undefined;
  const known = ALIASES.get(part);
  // A file's ending that means nothing to us is nothing to report.
  return known ?? (name?.includes('.') ? undefined : part);
}
