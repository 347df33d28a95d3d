import type { ContentProblem } from './problem';

/** The slugs of what has problems, by kind: the names of its folders and files. */
export interface BrokenParts {
  tracks: ReadonlySet<string>;
  courses: ReadonlySet<string>;
  chapters: ReadonlySet<string>;
  lessons: ReadonlySet<string>;
  /** Of the spellbook. */
  pages: ReadonlySet<string>;
}

const PART = /^courses\/([^/]+)(?:\/chapters\/([^/]+)(?:\/lessons\/([^/]+))?)?/;
const PAGE = /^courses\/[^/]+\/spellbook\/([^/]+?)(?:\.md)?$/;
const TRACK = /^tracks\/([^/]+?)(?:\.yaml)?$/;

/** A problem breaks only the smallest part that contains its file. */
export function brokenParts(problems: readonly ContentProblem[]): BrokenParts {
  const broken = {
    tracks: new Set<string>(),
    courses: new Set<string>(),
    chapters: new Set<string>(),
    lessons: new Set<string>(),
    pages: new Set<string>(),
  };
  for (const { file } of problems) {
    const track = TRACK.exec(file)?.[1];
    const page = PAGE.exec(file)?.[1];
    const [, course, chapter, lesson] = PART.exec(file) ?? [];
    if (track) broken.tracks.add(track);
    else if (page) broken.pages.add(page);
    else if (lesson) broken.lessons.add(lesson);
    else if (chapter) broken.chapters.add(chapter);
    else if (course) broken.courses.add(course);
  }
  return broken;
}
