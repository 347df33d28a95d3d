import { TeacherFile } from '@shared/content/teacher-file';
import type { ContentFiles } from './content-files';
import { didYouMean } from './nearest-name';
import { checkSlug } from './ordered-children';
import type { UniqueNames } from './unique-names';
import type { YamlFile } from './yaml-file';

/** The teachers by slug. Those whose file has errors are null, so that courses that name them aren't reported. */
export type Teachers = ReadonlyMap<string, TeacherFile | null>;

/** Reads content/teachers. */
export function readTeachers(files: ContentFiles, names: UniqueNames): Teachers {
  const teachers = new Map<string, TeacherFile | null>();
  for (const { name } of files.list('teachers') ?? []) {
    if (!name.endsWith('.yaml')) {
      files.problems.add(`teachers/${name}`, 1, 'does not belong here; a teacher is a .yaml file');
      continue;
    }
    const yaml = files.readYaml(`teachers/${name}`);
    if (!yaml) continue;
    names.register('teacher', yaml);
    const slug = name.slice(0, -'.yaml'.length);
    const file = yaml.parse(TeacherFile);
    teachers.set(slug, file ?? null);
    if (file) checkSlug(yaml, file.slug, slug);
  }
  return teachers;
}

/** The teachers that a course names, in its order. */
export function teachersOf(course: YamlFile, slugs: readonly string[], teachers: Teachers): TeacherFile[] {
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
