import type { Language } from '@shared/runner/languages';

/** Packages by the name that programs use. */
const GO_PACKAGES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'bufio bytes cmp context errors fmt io maps math os runtime slices sort strconv strings sync testing time unicode'
      .split(' ')
      .map((name) => [name, name]),
  ),
  atomic: 'sync/atomic',
  fs: 'io/fs',
  rand: 'math/rand',
  utf8: 'unicode/utf8',
};

const C_HEADERS = 'ctype limits stdalign stdbool stddef stdint stdio stdlib string'
  .split(' ')
  .map((name) => `#include <${name}.h>\n`)
  .join('');

/**
 * An example shows only what it's about: the rest of the program is added, as far as the language needs any. Lines keep
 * their numbers where errors name them.
 */
export function completeProgram(language: Language, code: string): string {
  if (language === 'go') return completeGo(code);
  if (language === 'c') return completeC(code);
  return code;
}

function completeGo(code: string): string {
  if (/^package /m.test(code)) return code;
  const withoutTexts = code.replace(/\/\/.*/g, '').replace(/`[^`]*`|"(?:\\.|[^"\\\n])*"/g, '""');
  const imports = Object.entries(GO_PACKAGES)
    .filter(([name]) => new RegExp(`(?<![\\w.\\])])${name}\\.[A-Z]`).test(withoutTexts))
    .map(([, path]) => `import "${path}"\n`);
  const body = /^func main\(/m.test(code) ? code : `func main() {\n${code}}\n`;
  return `package main\n\n${imports.join('')}\n${body}`;
}

function completeC(code: string): string {
  if (/\bmain\s*\(/.test(code)) return /#include/.test(code) ? code : `${C_HEADERS}#line 1 "main.c"\n${code}`;
  return `${C_HEADERS}int main(void) {\n#line 1 "main.c"\n${code}return 0;\n}\n`;
}
