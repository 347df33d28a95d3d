import type { Content, LessonContent, SpellbookPageContent } from '@server/content-import/content';
import type { ContentProblem } from '@server/content-import/problem';
import { LANGUAGE_FACTS, LANGUAGES, type Language } from '@shared/runner/languages';
import type { Runner, RunResult, SourceFile } from '@shared/runner/runner';
import { isWithin } from './check-lessons';

/** A program in a page, with the `text` block below it, which is its output. */
interface Example {
  language: Language;
  code: string;
  stdin: string;
  expected: string;
  /** In the page's file, from 1. */
  line: number;
}

const LINES = '((?:(?!```)[^\\n]*\\n)*)';
const EXAMPLE = new RegExp(
  `^\`\`\`(\\w+)([^\\n]*)\\n${LINES}\`\`\`\\n\\s*^\`\`\`text\\n${LINES}\`\`\`$`,
  'gm',
);

/** A program's lines of input are in its fence: ```` ```python stdin=Mira stdin=5 ````. */
export function examplesIn({ text, textLine }: Pick<SpellbookPageContent, 'text' | 'textLine'>): Example[] {
  return [...text.matchAll(EXAMPLE)].flatMap((match) => {
    const [, name, info = '', code = '', expected = ''] = match;
    const language = LANGUAGES.find((known) => known === name);
    if (!language) return [];
    const stdin = [...info.matchAll(/stdin=(\S+)/g)].map(([, line]) => `${line}\n`).join('');
    const line = textLine + text.slice(0, match.index).split('\n').length - 1;
    return [{ language, code, stdin, expected, line }];
  });
}

interface PlacedPage {
  page: SpellbookPageContent;
  /** What makes the database of the page's lesson: the examples query it. Empty where it has none. */
  database: SourceFile[];
  /** Relative to the content folder. */
  file: string;
}

/** The pages below `path` (relative to the content folder; empty for all), or the page there. */
export const pagesBelow = ({ courses }: Content, path: string): PlacedPage[] =>
  courses
    .flatMap(({ slug, spellbook, chapters }) =>
      spellbook.map((page) => ({
        page,
        database: databaseOf(
          chapters.flatMap(({ lessons }) => lessons).find(({ uuid }) => uuid === page.lessonUuid),
        ),
        file: `courses/${slug}/spellbook/${page.slug}.md`,
      })),
    )
    .filter(({ file }) => isWithin(file, path));

/** The files of a lesson that create its database: all but the learner's script. */
const databaseOf = (lesson: LessonContent | undefined): SourceFile[] =>
  lesson?.data.type === 'type_code_sql' ? lesson.data.files.slice(1) : [];

/** Runs every example of spellbook pages, and reports those that print something else than the page says. */
export async function checkExamples(
  pages: readonly PlacedPage[],
  runner: Runner,
): Promise<{ examples: number; problems: ContentProblem[] }> {
  const checked = { examples: 0, problems: [] as ContentProblem[] };
  for (const { page, file, database } of pages)
    for (const { language, code, stdin, expected, line } of examplesIn(page)) {
      checked.examples++;
      const files = [{ name: LANGUAGE_FACTS[language].entry, content: code }, ...database];
      const result = await runner.run({ language, files, stdin });
      if (!outputsOf(result).includes(expected.trimEnd()))
        checked.problems.push({ file, line, message: `the example prints: ${outputsOf(result)[0]}` });
    }
  return checked;
}

/** An error may be shown in full, or by its last line alone, which says what happened. */
function outputsOf({ stdout, stderr }: RunResult): string[] {
  const lastLine = stderr.trimEnd().split('\n').at(-1) ?? '';
  return [stdout + lastLine, stdout + stderr].map((text) => text.trimEnd());
}
