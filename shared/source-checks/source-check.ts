import { z } from 'zod';
import { oneLine, refuseRepeats } from '../content/fields';
import type { Language } from '../runner/languages';
import { resultText } from '../texts/lesson-results';
import { asIs, type Text } from '../texts/text';
import { CONSTRUCTS, GRAMMARS } from './grammar';

const name = z.string().regex(/^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)*$/, {
  error: 'must be a name in the program, such as total',
});
const construct = z.enum(CONSTRUCTS);
const KINDS = ['uses', 'calls', 'defines', 'avoids'] as const;

const SourceCheck = z
  .strictObject({
    uses: construct.optional().describe('What the program has to contain.'),
    calls: name
      .optional()
      .describe('A function that the program has to call, outside of its own definition.'),
    defines: name.optional().describe('A function or class that the program has to define.'),
    avoids: z
      .union([construct, z.strictObject({ calls: name })], {
        error: `must be one of ${CONSTRUCTS.join(', ')}, or calls with a function’s name`,
      })
      .optional()
      .describe('What the program may not contain.'),
    message: oneLine
      .max(200, { error: 'may have at most 200 characters' })
      .optional()
      .describe('What to do instead, after “But here’s the twist: ”.'),
  })
  .superRefine((check, context) => {
    if (KINDS.filter((kind) => check[kind] !== undefined).length !== 1)
      context.addIssue({ code: 'custom', message: `needs exactly one of ${KINDS.join(', ')}` });
  });
export type SourceCheck = z.infer<typeof SourceCheck>;

/** Rules for the source of a program, in the order in which they are checked. */
export const SourceChecks = z
  .array(SourceCheck)
  .min(1, { error: 'must list at least one check' })
  .superRefine((checks, context) =>
    refuseRepeats(
      checks.map(({ message: _, ...rule }) => JSON.stringify(rule)),
      context,
    ),
  )
  .describe('Rules for the source, checked once the tests pass.');

/** Why the language can't have this check; undefined if it can. */
export function checkProblem({ uses, avoids }: SourceCheck, language: Language): string | undefined {
  const grammar = GRAMMARS[language];
  if (!grammar) return `can’t be used in ${language}: there is no parser for it here`;
  const word = uses ?? (typeof avoids === 'string' ? avoids : undefined);
  if (word === undefined || grammar.constructs[word] || grammar.constructors?.[word]) return undefined;
  return `can’t ask for “${word}”, which ${language} doesn’t have`;
}

/** What the learner should do, as the rest of a sentence that has started. */
export function checkMessage({ uses, calls, defines, avoids, message }: SourceCheck): Text {
  if (message !== undefined) return asIs(message);
  if (uses !== undefined) return resultText(`use.${uses}`);
  if (calls !== undefined) return resultText('twist.call', { name: calls });
  if (defines !== undefined) return resultText('twist.define', { name: defines });
  if (typeof avoids === 'string') return resultText(`avoid.${avoids}`);
  return resultText('twist.dont-call', { name: avoids?.calls ?? '' });
}
