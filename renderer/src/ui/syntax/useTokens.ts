import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { grammarState, requireGrammar } from './grammars';
import { grammarName, syntaxLanguage } from './languages';
import { currentHighlight, type SyntaxToken, subscribe } from './registry';

/**
 * The tokens of a code fence or file; null for plain text, and until the highlighter or the language's grammar has loaded.
 * They load when the first code that needs them is shown.
 */
export function useTokens(code: string, name: string | undefined): readonly SyntaxToken[] | null {
  const builtIn = syntaxLanguage(name);
  const grammar = useGrammar(name);
  const language = builtIn ?? (grammar?.isReady ? grammarName(name) : undefined);
  const loaded = useSyncExternalStore(subscribe, currentHighlight, currentHighlight);
  useEffect(() => {
    if (!loaded && builtIn) import('./highlight').catch(() => undefined); // the code stays readable without colors
  }, [loaded, builtIn]);
  return useMemo(() => (loaded && language ? loaded(code, language) : null), [loaded, code, language]);
}

/** Why a code fence has no colors; undefined if it has, or needs none. */
export function useGrammarProblem(name: string | undefined): string | undefined {
  const grammar = useGrammar(name);
  return grammar?.isReady === false ? grammar.problem : undefined;
}

function useGrammar(name: string | undefined) {
  const language = grammarName(name);
  const read = () => grammarState(language);
  const state = useSyncExternalStore(subscribe, read, read);
  useEffect(() => {
    if (language) void requireGrammar(language);
  }, [language]);
  return state;
}
