import type { Language } from '../runner/languages';
import type { SourceFile } from '../runner/runner';
import { judgeText } from '../texts/judge';
import type { Text } from '../texts/text';

interface Printing {
  /** The call to suggest. */
  call: string;
  /** Anything that prints. */
  prints: RegExp;
  comments: RegExp;
  /** A function that gives back a value; C's `return 0;` is an exit code. */
  returns: RegExp;
}

const SLASH_COMMENTS = /\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
const RETURNS = /\breturn\s+[^\s;]/;

const SCRIPT: Printing = {
  call: 'console.log()',
  prints: /\bconsole\s*\.\s*\w+|\bprocess\s*\.\s*stdout\b/,
  comments: SLASH_COMMENTS,
  returns: RETURNS,
};

/** How programs print. SQL shows its results by itself. */
const PRINTING: Partial<Record<Language, Printing>> = {
  python: {
    call: 'print()',
    prints: /\bprint\b|\bstdout\b/,
    comments: /#[^\n]*/g,
    returns: /\breturn[ \t]+[^\s;]/,
  },
  javascript: SCRIPT,
  typescript: SCRIPT,
  c: {
    call: 'printf()',
    prints: /\b(?:v?f?printf|f?puts|f?putc|putchar|fwrite|write)\b/,
    comments: SLASH_COMMENTS,
    returns: /\breturn\s+(?!\d+\s*;|EXIT_)[^\s;]/,
  },
  go: {
    call: 'fmt.Println()',
    prints: /\b(?:fmt\.F?[Pp]rint|println|print\b|os\.Std|log\.)/,
    comments: SLASH_COMMENTS,
    returns: RETURNS,
  },
};

/** Whether the program prints nowhere and returns a value: a learner who mixes up the two. */
export function returnsInsteadOfPrinting(language: Language, files: readonly SourceFile[]): boolean {
  const printing = PRINTING[language];
  if (!printing) return false;
  const code = files.map(({ content }) => content.replace(printing.comments, '')).join('\n');
  return printing.returns.test(code) && !printing.prints.test(code);
}

/** What to tell a learner whose program printed nothing. */
export function nothingPrinted(language: Language, files: readonly SourceFile[]): Text {
  if (returnsInsteadOfPrinting(language, files)) return judgeText('output.returned-instead');
  const call = PRINTING[language]?.call;
  return call ? judgeText('output.no-call', { call }) : judgeText('output.nothing');
}
