import type { ProblemList } from '@server/authoring/content-import/problem';
import { filledText, slug } from '@shared/content/fields';
import type { Language } from '@shared/runner/languages';
import { z } from 'zod';
import { readJson } from './json-file';

/** The languages of tracks that can run here, by the slugs of the tracks. */
export const TRACK_LANGUAGES: Readonly<Record<string, Language>> = {
  python: 'python',
  javascript: 'javascript',
  typescript: 'typescript',
  go: 'go',
  c: 'c',
};

/** An exercise teaches a concept, or practices several. */
export type ExerciseKind = 'concept' | 'practice';

const Exercise = z.looseObject({
  uuid: z.uuid({ error: 'must be a UUID' }),
  slug,
  name: filledText,
  difficulty: z.int().min(1).max(10).optional(),
  status: z.enum(['wip', 'beta', 'active', 'deprecated']).optional(),
});

/** File patterns, such as `%{snake_slug}_test.py`. */
export const FilePatterns = z.looseObject({
  solution: z.array(z.string()).optional(),
  test: z.array(z.string()).optional(),
  example: z.array(z.string()).optional(),
  exemplar: z.array(z.string()).optional(),
  editor: z.array(z.string()).optional(),
});
export type FilePatterns = z.infer<typeof FilePatterns>;

const TrackConfig = z.looseObject({
  language: filledText,
  slug: z.string().refine((name) => Object.hasOwn(TRACK_LANGUAGES, name), {
    error: `must be a track that can run here: ${Object.keys(TRACK_LANGUAGES).join(', ')}`,
  }),
  blurb: z.string().optional(),
  files: FilePatterns.optional(),
  exercises: z.looseObject({
    concept: z.array(Exercise).optional(),
    practice: z.array(Exercise).optional(),
  }),
});

export type TrackConfig = z.infer<typeof TrackConfig>;
export type TrackExercise = z.infer<typeof Exercise>;

/** Reads a track's config.json; undefined, with every problem reported, if it can't be used. */
export const readTrack = (root: string, problems: ProblemList): TrackConfig | undefined =>
  readJson(root, 'config.json', TrackConfig, problems);
