/** What terminals (Go's RE2) can't do. Escaped characters and classes are skipped first. */
const LOOKS_AROUND = /\(\?<?[=!]/;
const REFERS_BACK = /\\(?:[1-9]|k<)/;

/**
 * Compiles a regular expression that a terminal runs as well. Flags come first, as in `(?im)^total`.
 * @throws SyntaxError
 */
export function compilePattern(pattern: string): RegExp {
  const flags = /^\(\?([ims]+)\)/.exec(pattern)?.[1] ?? '';
  const source = flags === '' ? pattern : pattern.slice(flags.length + 3);
  return new RegExp(source, `u${[...new Set(flags)].join('')}`);
}

/** Why a pattern can't capture a variable, for its author; undefined if it can. */
export function patternProblem(pattern: string): string | undefined {
  const plain = pattern.replace(/\\\\/g, '');
  if (LOOKS_AROUND.test(plain)) return 'may not look ahead or behind, because terminals can’t';
  if (REFERS_BACK.test(plain)) return 'may not refer back to a group, because terminals can’t';
  try {
    const { source, flags } = compilePattern(pattern);
    const groups = (new RegExp(`${source}|`, flags).exec('')?.length ?? 1) - 1;
    if (groups !== 1)
      return `must have exactly one group in parentheses, and has ${groups}; (?:…) doesn’t count`;
    return undefined;
  } catch (error) {
    return `is not a valid regular expression: ${error instanceof Error ? error.message : String(error)}`;
  }
}
