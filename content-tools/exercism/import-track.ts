import { createHash } from 'node:crypto';
import { type ContentProblem, ProblemList } from '@server/authoring/content-import/problem';
import type { Language } from '@shared/runner/languages';
import { stringify } from 'yaml';
import { type ExerciseFiles, readExercise } from './exercise-files';
import { lessonText } from './lesson-text';
import { readTrack, TRACK_LANGUAGES, type TrackConfig, type TrackExercise } from './track';

/** A lesson made of an exercise, not yet tried. */
export interface ImportedLesson {
  slug: string;
  /** The exercise's folder in the track. */
  from: string;
  chapter: 'concepts' | 'practice';
  /** The lesson's files by their path in its folder. */
  files: Map<string, string>;
}

export interface ImportedTrack {
  /** The course's folder name. */
  course: string;
  language: Language;
  lessons: ImportedLesson[];
  /** Why an exercise, or the track if there are no lessons, can't be used. */
  problems: ContentProblem[];
  /** course.yaml and the chapter.yaml of each chapter that has one of these lessons, by path in the course's folder. */
  structure(lessons: readonly ImportedLesson[]): Map<string, string>;
}

/** Turns a track in Exercism's published format into lessons. Nothing is run and nothing is written. */
export function importTrack(root: string): ImportedTrack | ContentProblem[] {
  const problems = new ProblemList();
  const track = readTrack(root, problems);
  if (!track) return problems.sorted();
  const language = TRACK_LANGUAGES[track.slug]!;
  const lessons = (['concept', 'practice'] as const).flatMap((kind) =>
    (track.exercises[kind] ?? []).flatMap((exercise) => {
      const from = `exercises/${kind}/${exercise.slug}`;
      if (exercise.status === 'deprecated' || exercise.status === 'wip') {
        const reason = exercise.status === 'wip' ? 'isn’t finished' : 'is deprecated';
        problems.add(from, 1, `${reason}, says config.json`);
        return [];
      }
      const files = readExercise(root, from, { track, language, kind }, problems);
      if (!files) return [];
      return [lessonOf({ root, from, kind, track, exercise, files })];
    }),
  );
  const course = `exercism-${track.slug}`;
  return {
    course,
    language,
    lessons,
    problems: problems.sorted(),
    structure: (chosen) => structureOf(course, track, language, chosen),
  };
}

function lessonOf(given: {
  root: string;
  from: string;
  kind: 'concept' | 'practice';
  track: TrackConfig;
  exercise: TrackExercise;
  files: ExerciseFiles;
}): ImportedLesson {
  const { root, from, kind, track, exercise, files } = given;
  const { starter, helpers, tests, solution, config } = files;
  const slug = `${track.slug}-${exercise.slug}`;
  const yaml = {
    uuid: exercise.uuid.toLowerCase(),
    slug,
    title: exercise.name.trim(),
    type: 'type_code_tests',
    difficulty: exercise.difficulty ?? 1,
    files: [
      ...starter.map(({ name }) => ({ name })),
      ...helpers.map(({ name }) => ({ name, readonly: true })),
    ],
    testFiles: tests.map(({ name }) => ({ name })),
    // Exercism runs TypeScript without checking its types.
    ...(track.slug === 'typescript' && { checkTypes: false }),
    // Its tests in C keep what they compare with in variables, beside the program's.
    ...(track.slug === 'c' && { openChecks: true }),
  };
  return {
    slug,
    from,
    chapter: kind === 'concept' ? 'concepts' : 'practice',
    files: new Map([
      ['lesson.yaml', stringify(yaml, { lineWidth: 0 })],
      ['lesson.md', lessonText(root, from, track, config)],
      ...[...starter, ...helpers].map(({ name, content }) => [`starter/${name}`, content] as const),
      ...solution.map(({ name, content }) => [`solution/${name}`, content] as const),
      ...tests.map(({ name, content }) => [`tests/${name}`, content] as const),
    ]),
  };
}

const CHAPTERS = {
  concepts: { title: 'Concepts', description: 'One idea of the language at a time.' },
  practice: { title: 'Practice', description: 'Exercises that use what you know.' },
};

function structureOf(
  course: string,
  track: TrackConfig,
  language: Language,
  lessons: readonly ImportedLesson[],
): Map<string, string> {
  const chapters = (['concepts', 'practice'] as const).flatMap((kind) => {
    const own = lessons.filter(({ chapter }) => chapter === kind);
    return own.length === 0
      ? []
      : [{ kind, slug: chapterSlug(course, kind), lessons: own.map(({ slug }) => slug) }];
  });
  const files = new Map<string, string>();
  files.set(
    'course.yaml',
    stringify({
      uuid: fixedUuid(course),
      slug: course,
      title: `${track.language} on Exercism`,
      summary: `Exercises from the ${track.language} track of Exercism.`,
      description: `${track.blurb?.trim() || `Exercises in ${track.language}.`} Written by the contributors of Exercism.`,
      language,
      kind: 'exercises',
      textsFromElsewhere: true,
      status: 'draft',
      emblem: 'anvil-impact',
      rewardXp: 1000,
      chapters: chapters.map(({ slug }) => slug),
    }),
  );
  for (const { kind, slug, lessons: list } of chapters)
    files.set(
      `chapters/${slug}/chapter.yaml`,
      stringify({ uuid: fixedUuid(slug), slug, ...CHAPTERS[kind], lessons: list }),
    );
  return files;
}

export const chapterSlug = (course: string, kind: ImportedLesson['chapter']) => `${course}-${kind}`;

/** The same UUID at every import, so that a second one updates the first. */
function fixedUuid(name: string): string {
  const hex = createHash('sha256').update(`emberforge:${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
