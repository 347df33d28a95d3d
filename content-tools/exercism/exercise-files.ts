import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { ProblemList } from '@server/authoring/content-import/problem';
import { filePath } from '@shared/content/fields';
import { LANGUAGE_FACTS, type Language } from '@shared/runner/languages';
import type { SourceFile } from '@shared/runner/runner';
import { z } from 'zod';
import { readJson } from './json-file';
import { liftSkips } from './lift-skips';
import { type ExerciseKind, FilePatterns, type TrackConfig } from './track';

const ExerciseConfig = z.looseObject({
  files: FilePatterns.optional(),
  authors: z.array(z.string()).optional(),
  contributors: z.array(z.string()).optional(),
  blurb: z.string().optional(),
  source: z.string().optional(),
  source_url: z.string().optional(),
});
export type ExerciseConfig = z.infer<typeof ExerciseConfig>;

/** An exercise's files, as a lesson has them. */
export interface ExerciseFiles {
  config: ExerciseConfig;
  /** What learners write, the entry first. */
  starter: SourceFile[];
  /** What they see and can't change. */
  helpers: SourceFile[];
  tests: SourceFile[];
  /** The example's files under the names that they replace. */
  solution: SourceFile[];
}

/** Reads an exercise's folder, relative to the track's; undefined, with the reasons reported, if it can't be a lesson. */
export function readExercise(
  root: string,
  folder: string,
  { track, language, kind }: { track: TrackConfig; language: Language; kind: ExerciseKind },
  problems: ProblemList,
): ExerciseFiles | undefined {
  const file = `${folder}/.meta/config.json`;
  const config = readJson(root, file, ExerciseConfig, problems);
  if (!config) return undefined;
  const patterns = patternsOf(kind, track.files, config.files);
  const namesOf = (key: keyof FilePatterns & string) =>
    ((patterns[key] ?? []) as string[]).map((pattern) => fillIn(pattern, posix.basename(folder)));
  const read = (name: string): SourceFile[] => {
    const path = join(root, folder, name);
    if (name.split('/').includes('..'))
      problems.add(file, 1, `names ${name}, which is outside of the exercise`);
    else if (existsSync(path))
      return [{ name, content: readFileSync(path, 'utf8').replaceAll('\r\n', '\n') }];
    else problems.add(file, 1, `names ${name}, which does not exist`);
    return [];
  };
  const before = problems.all.length;
  const { extension } = LANGUAGE_FACTS[language];
  const isTest = (name: string) => language === 'go' && name.endsWith('_test.go');
  const starter = entryFirst(namesOf('solution').flatMap(read), extension);
  const editor = namesOf('editor').flatMap(read);
  const tests = [...namesOf('test').flatMap(read), ...editor.filter(({ name }) => isTest(name))];
  const examples = [...namesOf('exemplar'), ...namesOf('example')].flatMap(read);
  const need = (list: readonly unknown[], key: string) => {
    if (list.length === 0) problems.add(file, 1, `names no ${key} files`);
  };
  need(starter, 'solution');
  need(tests, 'test');
  need(examples, 'example or exemplar');
  for (const { name } of [...starter, ...editor, ...tests])
    if (!filePath.safeParse(name).success) problems.add(file, 1, `names ${name}, which can’t be a file here`);
  if (problems.all.length > before) return undefined;
  return {
    config,
    starter,
    helpers: editor.filter(({ name }) => !isTest(name)),
    tests: tests.map(({ name, content }) => ({ name, content: liftSkips(language, content) })),
    solution: matchExamples(starter, examples),
  };
}

/**
 * An exercise's own patterns replace its track's. A track names both kinds of solution, and each exercise has only one: a
 * concept's is the exemplar, and a practice exercise's the example.
 */
function patternsOf(kind: ExerciseKind, track: FilePatterns = {}, config: FilePatterns = {}): FilePatterns {
  const own = Object.fromEntries(
    Object.entries(config).filter(([, list]) => Array.isArray(list) && list.length > 0),
  ) as FilePatterns;
  const { example, exemplar, ...rest } = track;
  if (own.example || own.exemplar) return { ...rest, ...own };
  const solved = kind === 'concept' ? (exemplar ?? example) : (example ?? exemplar);
  return { ...rest, example: solved, ...own };
}

function fillIn(pattern: string, slug: string): string {
  const words = slug.split('-');
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const pascal = words.map(capital).join('');
  const names: Record<string, string> = {
    kebab_slug: slug,
    snake_slug: words.join('_'),
    pascal_slug: pascal,
    camel_slug: pascal.charAt(0).toLowerCase() + pascal.slice(1),
  };
  return pattern.replace(/%\{(\w+)\}/g, (whole, name: string) => names[name] ?? whole);
}

const entryFirst = (files: readonly SourceFile[], extension: string): SourceFile[] =>
  files.toSorted((a, b) => Number(b.name.endsWith(extension)) - Number(a.name.endsWith(extension)));

/** An example has another name than the file it solves: it's the one of the same name, place or kind. */
function matchExamples(starter: readonly SourceFile[], examples: readonly SourceFile[]): SourceFile[] {
  return starter.flatMap(({ name, content: stub }) => {
    const kind = posix.extname(name);
    const sameKind = examples.filter((example) => posix.extname(example.name) === kind);
    const place = starter
      .filter((file) => posix.extname(file.name) === kind)
      .findIndex((file) => file.name === name);
    const example =
      examples.find((file) => posix.basename(file.name) === posix.basename(name)) ?? sameKind[place];
    return example && example.content !== stub ? [{ name, content: example.content }] : [];
  });
}
