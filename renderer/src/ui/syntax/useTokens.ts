import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { syntaxLanguage } from './languages';
import { currentHighlight, type SyntaxToken, subscribe } from './registry';

/**
 * The tokens of a code fence or file; null for plain text, and until the highlighter has loaded. It loads when the first
 * code is shown.
 */
export function useTokens(code: string, name: string | undefined): readonly SyntaxToken[] | null {
  const language = syntaxLanguage(name);
  const loaded = useSyncExternalStore(subscribe, currentHighlight, currentHighlight);
  useEffect(() => {
    if (!loaded && language) import('./highlight').catch(() => undefined); // the code stays readable without colors
  }, [loaded, language]);
  return useMemo(() => (loaded && language ? loaded(code, language) : null), [loaded, code, language]);
}
