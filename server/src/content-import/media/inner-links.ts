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
      for (const { slug, prose } of chapter.lessons) {
        if (!/\/(courses|lessons|tracks)\//.test(prose)) continue;
        const file = `courses/${course.slug}/chapters/${chapter.slug}/lessons/${slug}/lesson.md`;
        for (const { address, line } of findReferences(prose)) {
          const [, kind, name] = INNER.exec(address) ?? [];
          if (kind && !known[kind as keyof typeof known].has(name!))
            problems.add(file, line, `${address} leads nowhere; links to lessons name their UUID`);
        }
      }
  return problems.sorted();
}
