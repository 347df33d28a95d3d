import type { LanguageFn } from 'highlight.js';

/** A grammar could not be had; the message is for the learner. */
export class GrammarError extends Error {
  override readonly name = 'GrammarError';
}

export interface GrammarSource {
  /** The address of a language's grammar; undefined if there's none. */
  addressOf: (language: string) => string | undefined;
  fetch: (address: string) => Promise<Response>;
  /** Runs a grammar that has just been fetched. */
  run: (address: string) => Promise<{ default: LanguageFn }>;
}

/**
 * Fetches a language's grammar.
 * @throws GrammarError if it doesn't exist, is empty, or the server refuses it.
 */
export async function fetchGrammar(language: string, source: GrammarSource): Promise<LanguageFn> {
  const address = source.addressOf(language);
  if (address === undefined) throw missing();
  // An import alone would say nothing about why it failed. It finds the file in the browser's cache.
  const reply = await source.fetch(address);
  const text = await reply.text();
  if (!reply.ok)
    throw new GrammarError(
      `Error ${reply.status} while fetching file: ${reply.statusText || text.slice(0, 100)}`,
    );
  if (text.trim() === '') throw missing();
  return (await source.run(address)).default;
}

const missing = () => new GrammarError('File does not exist or is empty');
