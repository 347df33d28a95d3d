import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CourseContent } from '@server/authoring/content-import/content';
import type { ContentProblem } from '@server/authoring/content-import/problem';
import { isWithin } from './check-lessons';

/** Words that nobody would say at the next desk, and what to write instead (docs/lessons.md). */
const DICTIONARY: readonly [pattern: string, instead: string][] = [
  ['(?<!all )at once', '“right away”, or “at the same time”'],
  ['whoever', '“anyone who”'],
  ['whatever (?:comes|becomes)', 'what it is'],
  ['whereupon', '“and then”'],
  ['wares', '“goods”, or what they are'],
  ['for ever', '“forever”'],
  ['need not', '“don’t need to”'],
  ['shall', '“will” or “should”'],
  ['whilst', '“while”'],
  ['thus', '“so”'],
  ['hence', '“so”'],
  ['e-mails?', '“email”'],
  ['(?:tells?|told|hears?) of', '“about”'],
  ['(?:come|comes|came) of', 'what happened'],
  ['stands (?:for|in|on|at|there|here|written)', '“is”, or “means”'],
  ['(?:is|are|was|were) to be', '“must” or “should”'],
  ['put by', '“saved”'],
  ['simply', 'nothing: it isn’t simple for everybody'],
  ['obviously', 'nothing: it isn’t obvious to everybody'],
  ['in this lesson,? (?:we|you)', 'what it’s about'],
  ['dive in(?:to)?', '“start”'],
];

const ENTRIES = DICTIONARY.map(([pattern, instead]) => ({
  word: new RegExp(`\\b${pattern}\\b`, 'gi'),
  instead,
}));

/** What authors write, in English. */
const FILES = '**/*.{md,yaml,py,js,ts,go,c,sql,sh}';
const isTranslation = (file: string) => /\.[a-z]{2}\.(?:md|yaml)$/.test(file);

/**
 * Every unwanted word in the texts below `path` (relative to the content folder; empty for all). In courses with texts from
 * elsewhere, they're warnings: our rules are for our own authors.
 */
export function wordingFaults(
  contentDir: string,
  path: string,
  courses: readonly Pick<CourseContent, 'slug' | 'textsFromElsewhere'>[],
): { problems: ContentProblem[]; warnings: ContentProblem[] } {
  const found = globSync(FILES, { cwd: contentDir })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !isTranslation(file) && isWithin(file, path))
    .sort()
    .flatMap((file) =>
      unwantedWords(readFileSync(join(contentDir, file), 'utf8')).map((word) => ({ file, ...word })),
    );
  const foreign = courses.flatMap(({ slug, textsFromElsewhere }) =>
    textsFromElsewhere ? [`courses/${slug}`] : [],
  );
  const isForeign = ({ file }: ContentProblem) => foreign.some((folder) => isWithin(file, folder));
  return { problems: found.filter((each) => !isForeign(each)), warnings: found.filter(isForeign) };
}

/** Every unwanted word of a text, with its line (from 1). */
export const unwantedWords = (text: string): { line: number; message: string }[] =>
  text.split('\n').flatMap((content, index) =>
    ENTRIES.flatMap(({ word, instead }) =>
      [...content.matchAll(word)].map(([found]) => ({
        line: index + 1,
        message: `“${found}” doesn’t sound like a colleague: write ${instead}`,
      })),
    ),
  );
