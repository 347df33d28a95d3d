import { join } from 'node:path';
import { type TeacherContent, TeacherFile } from '@shared/content/teacher-file';
import type { ContentFiles } from './content-files';
import { readMedia } from './media/media-facts';
import { mediaTypeOf } from './media/media-types';
import { didYouMean } from './nearest-name';
import { checkSlug } from './ordered-children';
import type { UniqueNames } from './unique-names';
import type { YamlFile } from './yaml-file';

/** The teachers by slug. Those whose file has errors are null, so that courses that name them aren't reported. */
export type Teachers = ReadonlyMap<string, TeacherContent | null>;

/** The largest size that a picture is shown in, on a screen with two pixels per point. */
const MIN_PICTURE_SIZE = 192;

/** Reads content/teachers: a .yaml file for each, and next to it a picture if they have one. */
export function readTeachers(files: ContentFiles, names: UniqueNames): Teachers {
  const teachers = new Map<string, TeacherContent | null>();
  const pictures = new Map<string, string>();
  for (const { name } of files.list('teachers') ?? []) {
    const slug = name.replace(/\.[^.]*$/, '');
    if (mediaTypeOf(name)?.kind === 'image') {
      const other = pictures.get(slug);
      if (other) files.problems.add(`teachers/${name}`, 1, `is a second picture of ${slug}, beside ${other}`);
      else pictures.set(slug, name);
      continue;
    }
    if (!name.endsWith('.yaml')) {
      const message = 'does not belong here; a teacher is a .yaml file, with a picture of the same name';
      files.problems.add(`teachers/${name}`, 1, message);
      continue;
    }
    const yaml = files.readYaml(`teachers/${name}`);
    if (!yaml) continue;
    names.register('teacher', yaml);
    const file = yaml.parse(TeacherFile);
    teachers.set(slug, file ?? null);
    if (file) checkSlug(yaml, file.slug, slug);
  }
  for (const [slug, name] of pictures) {
    const image = readPicture(files, name);
    const teacher = teachers.get(slug);
    if (teacher === undefined) {
      const message = `is a picture of nobody: there is no teachers/${slug}.yaml${didYouMean(slug, [...teachers.keys()])}`;
      files.problems.add(`teachers/${name}`, 1, message);
    } else if (teacher && image) teachers.set(slug, { ...teacher, image });
  }
  return teachers;
}

/** The address of a teacher's picture; undefined, with the problem reported, if it can't be one. */
function readPicture(files: ContentFiles, name: string): string | undefined {
  const media = readMedia(join(files.root, 'teachers', name), name);
  const problem = typeof media === 'string' ? media : sizeProblem(media.sizeSuffix);
  if (problem) files.problems.add(`teachers/${name}`, 1, problem);
  return typeof media === 'string' || problem ? undefined : `/v1/content/teachers/${name}?v=${media.version}`;
}

function sizeProblem(suffix: string): string | undefined {
  const [, width, height] = /^-(\d+)x(\d+)$/.exec(suffix) ?? [];
  if (width === undefined) return 'is named after its teacher, without its size';
  if (width !== height) return `is ${width} by ${height} pixels; a teacher’s picture must be a square`;
  return Number(width) < MIN_PICTURE_SIZE
    ? `is ${width} pixels wide; a teacher’s picture must have at least ${MIN_PICTURE_SIZE}`
    : undefined;
}

/** The teachers that a course names, in its order. */
export function teachersOf(course: YamlFile, slugs: readonly string[], teachers: Teachers): TeacherContent[] {
  return slugs.flatMap((slug, index) => {
    if (!teachers.has(slug))
      course.problems.add(
        course.file,
        course.lineOf(['teachers', index]),
        `there is no teacher ${slug}${didYouMean(slug, [...teachers.keys()])}`,
      );
    return teachers.get(slug) ?? [];
  });
}
