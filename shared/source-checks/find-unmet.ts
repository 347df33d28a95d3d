import type { Language, SourceFile } from '../runner/runner';
import { GRAMMARS } from './grammar';
import type { SourceCheck } from './source-check';
import { SourceFacts } from './source-facts';

/** The first check that the program doesn't meet. `files` are those that the learner wrote. */
export function findUnmet(
  checks: readonly SourceCheck[],
  language: Language,
  files: readonly SourceFile[],
): SourceCheck | undefined {
  const grammar = GRAMMARS[language];
  if (!grammar || checks.length === 0) return undefined;
  const sources = files.map(({ content }) => new SourceFacts(grammar, content));
  return checks.find((check) => !isMet(check, sources));
}

function isMet({ uses, calls, defines, avoids }: SourceCheck, sources: readonly SourceFacts[]): boolean {
  if (uses !== undefined) return sources.some((source) => source.uses(uses));
  if (calls !== undefined) return sources.some((source) => source.calls(calls));
  if (defines !== undefined) return sources.some((source) => source.defines(defines));
  if (avoids === undefined) return true;
  return !sources.some((source) =>
    typeof avoids === 'string' ? source.uses(avoids) : source.calls(avoids.calls),
  );
}
