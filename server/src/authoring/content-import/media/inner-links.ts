import type { Content } from '../content';
import { type ContentProblem, ProblemList } from '../problem';
import { findReferences } from './find-references';

const INNER = /^\/(courses|lessons|tracks)\/([\w-]+)\/?(?:[?#].*)?$/;

/** Links between lessons, courses and tracks that lead nowhere. Only for content that could be read as a whole. */
export function brokenLinks({ courses, tracks }: Content): ContentProblem[] {
  const problems = new ProblemList();
  const known = {
    courses: new Set(courses.map(({ slug }) => slug)),
    tracks: new Set(tracks.map(({ slug }) => slug)),
    lessons: new Set(
      courses.flatMap(({ chapters }) => chapters.flatMap(({ lessons }) => lessons.map(({ uuid }) => uuid))),
    ),
  };
  for (const course of courses)
    for (const chapter of course.chapters)
      for (const { slug, prose, translations = {} } of chapter.lessons) {
        const folder = `courses/${course.slug}/chapters/${chapter.slug}/lessons/${slug}`;
        const check = (text: string, file: string, lineOf: (line: number) => number) => {
          if (!/\/(courses|lessons|tracks)\//.test(text)) return;
          for (const { address, line } of findReferences(text)) {
            const [, kind, name] = INNER.exec(address) ?? [];
            if (kind && !known[kind as keyof typeof known].has(name!))
              problems.add(
                `${folder}/${file}`,
                lineOf(line),
                `${address} leads nowhere; links to lessons name their UUID`,
              );
          }
        };
        check(prose, 'lesson.md', (line) => line);
        // The fields above a translation's text aren't part of it.
        for (const [locale, { prose: text }] of Object.entries(translations))
          check(text ?? '', `lesson.${locale}.md`, () => 1);
      }
  return problems.sorted();
}
