import { fetchGrammar, GrammarError, type GrammarSource } from './fetch-grammar';
import { notify } from './registry';

/** What has become of a grammar: undefined while it loads. */
export type GrammarState = { isReady: true } | { isReady: false; problem: string };

const states = new Map<string, GrammarState>();
const requested = new Set<string>();

export const grammarState = (language: string | undefined): GrammarState | undefined =>
  language === undefined ? undefined : states.get(language);

/** Loads a grammar once. If there's no connection, the next code in that language tries again. */
export async function requireGrammar(language: string): Promise<void> {
  if (requested.has(language)) return;
  requested.add(language);
  try {
    const [{ addGrammar }, source] = await Promise.all([import('./highlight'), builtGrammars()]);
    addGrammar(language, await fetchGrammar(language, source));
    states.set(language, { isReady: true });
  } catch (error) {
    // Only the colors are missing, so a connection that failed is nothing to report.
    if (!(error instanceof GrammarError)) requested.delete(language);
    else states.set(language, { isReady: false, problem: error.message });
  }
  notify();
}

async function builtGrammars(): Promise<GrammarSource> {
  const { grammarFiles } = await import('./grammar-files');
  const addresses = new Map(
    Object.entries(grammarFiles).map(([path, address]) => [/([\w-]+)\.js$/.exec(path)?.[1], address]),
  );
  return {
    addressOf: (language) => addresses.get(language),
    fetch: (address) => fetch(address),
    run: (address) => import(/* @vite-ignore */ address),
  };
}
