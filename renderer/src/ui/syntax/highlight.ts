import type { LanguageFn } from 'highlight.js';
import bash from 'highlight.js/lib/languages/bash';
import c from 'highlight.js/lib/languages/c';
import go from 'highlight.js/lib/languages/go';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import { createLowlight } from 'lowlight';
import { provideHighlight, type SyntaxToken } from './registry';

/**
 * The only highlighter: the editors, lessons, solutions and the home page all color code with it. Import it where it must
 * be there with the first render; `useTokens` loads it otherwise.
 */
const lowlight = createLowlight({ bash, c, go, javascript, json, python, sql, typescript });

/** Adds a language that isn't among them. */
export const addGrammar = (language: string, grammar: LanguageFn): void =>
  lowlight.register(language, grammar);

interface Node {
  value?: string;
  properties?: { className?: unknown };
  children?: readonly Node[];
}

/** Splits code into tokens, in order; together their texts are the code. */
export function highlightCode(code: string, language: string): SyntaxToken[] {
  const tokens: SyntaxToken[] = [];
  const visit = ({ value, properties, children = [] }: Node, outer: string | undefined) => {
    const own = properties?.className;
    const className = Array.isArray(own) ? own.join(' ') : outer;
    if (value) tokens.push({ text: value, className });
    for (const child of children) visit(child, className);
  };
  visit(lowlight.highlight(language, code) as Node, undefined);
  return tokens;
}

provideHighlight(highlightCode);
