import { dirname } from 'node:path';
import type { Content, CourseContent } from '@server/authoring/content-import/content';
import type { ContentProblem } from '@server/authoring/content-import/problem';
import { LANGUAGE_FACTS, LANGUAGES, type Language } from '@shared/runner/languages';
import type { Runner, RunResult, SourceFile } from '@shared/runner/runner';
import { isWithin } from './check-lessons';
import { completeProgram } from './complete-program';
import { inParallel } from './in-parallel';
import type { ResultCache } from './result-cache';

/** A program in a text, with the `text` block below it, which is its output. */
interface Example {
  language: Language;
  code: string;
  stdin: string;
  expected: string;
  /** In the text's file, from 1. */
  line: number;
}

const LINES = '((?:(?!```)[^\\n]*\\n)*)';
const EXAMPLE = new RegExp(
  `^\`\`\`(\\w+)([^\\n]*)\\n${LINES}\`\`\`\\n\\s*^\`\`\`text\\n${LINES}\`\`\`$`,
  'gm',
);

/**
 * A program's lines of input are in its fence: ```` ```python stdin=Mira stdin=5 ````. A `part` of a program isn't run.
 */
export function examplesIn({ text, textLine }: Pick<PlacedText, 'text' | 'textLine'>): Example[] {
  return [...text.matchAll(EXAMPLE)].flatMap((match) => {
    const [, name, info = '', code = '', expected = ''] = match;
    const language = LANGUAGES.find((known) => known === name);
    if (!language || /\bpart\b/.test(info)) return [];
    const stdin = [...info.matchAll(/stdin=(\S+)/g)].map(([, line]) => `${line}\n`).join('');
    const line = textLine + text.slice(0, match.index).split('\n').length - 1;
    return [{ language, code, stdin, expected, line }];
  });
}

/** A lesson's or a spellbook page's text. */
export interface PlacedText {
  text: string;
  /** The line of the file that the text starts in, from 1. */
  textLine: number;
  /** What its programs run beside: a lesson's files, and for SQL what creates the database. */
  files: SourceFile[];
  /** Relative to the content folder. */
  file: string;
}

/** The texts with examples below `path` (relative to the content folder; empty for all), or the one there. */
export const textsBelow = ({ courses }: Content, path: string): PlacedText[] =>
  courses.flatMap(textsOf).filter(({ file }) => isWithin(file, path) || isWithin(path, dirname(file)));

function textsOf({ slug: course, chapters, spellbook }: CourseContent): PlacedText[] {
  const besides = new Map<string, SourceFile[]>();
  let database: SourceFile[] = [];
  const lessons = chapters.flatMap(({ slug: chapter, lessons }) =>
    lessons.map(({ uuid, slug, prose, data }) => {
      const own = 'files' in data ? data.files.slice(1) : [];
      if (data.type === 'type_code_sql') database = own;
      // A question about SQL is about the database of the lessons before it.
      besides.set(uuid, 'files' in data ? own : database);
      const file = `courses/${course}/chapters/${chapter}/lessons/${slug}/lesson.md`;
      return { text: prose, textLine: 1, files: besides.get(uuid)!, file };
    }),
  );
  const pages = spellbook.map(({ slug, text, textLine, lessonUuid }) => {
    const file = `courses/${course}/spellbook/${slug}.md`;
    return { text, textLine, files: besides.get(lessonUuid) ?? [], file };
  });
  return [...lessons, ...pages];
}

/** The examples of one or more texts. */
export interface CheckedExamples {
  examples: number;
  problems: ContentProblem[];
}

/** Runs every example of the texts, and reports those that print something else than the text says. */
export async function checkExamples(
  texts: readonly PlacedText[],
  { runner, cache, threads = 1 }: { runner: Runner; cache?: ResultCache<CheckedExamples>; threads?: number },
): Promise<CheckedExamples> {
  const checked = await inParallel(texts, threads, async (placed) => {
    const subject = [placed.text, placed.files];
    const known = cache?.get(placed.file, subject);
    if (known) return known;
    const result = await examplesOf(placed, runner);
    if (result.problems.length === 0) cache?.set(placed.file, subject, result);
    return result;
  });
  return {
    examples: checked.reduce((sum, { examples }) => sum + examples, 0),
    problems: checked.flatMap(({ problems }) => problems),
  };
}

async function examplesOf(placed: PlacedText, runner: Runner): Promise<CheckedExamples> {
  const found = examplesIn(placed);
  const problems: ContentProblem[] = [];
  for (const { language, code, stdin, expected, line } of found) {
    const files = [
      { name: LANGUAGE_FACTS[language].entry, content: completeProgram(language, code) },
      ...placed.files,
    ];
    const result = await runner.run({ language, files, stdin });
    if (!outputsOf(result).includes(expected.trimEnd()))
      problems.push({ file: placed.file, line, message: `the example prints: ${outputsOf(result)[0]}` });
  }
  return { examples: found.length, problems };
}

/**
 * An error may be shown in full, by its last line alone, which says what happened, or without places and stacks: those of an
 * example are of no use.
 */
function outputsOf({ stdout, stderr }: RunResult): string[] {
  const lastLine = stderr.trimEnd().split('\n').at(-1) ?? '';
  const [withoutStack = ''] = stderr.replace(/\n\s+at .*/g, '').split('\n\n');
  const withoutPlaces = withoutStack.replace(/^main\.go:[\d:]+ /gm, '');
  return [lastLine, stderr, withoutStack, withoutPlaces].map((error) => (stdout + error).trimEnd());
}
