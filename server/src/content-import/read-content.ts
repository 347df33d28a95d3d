import { TrackFile } from '@shared/content/structure-files';
import { type LessonTypes, lessonTypes } from '@shared/lesson-types';
import type { Content, CourseContent, TrackContent } from './content';
import { ContentFiles } from './content-files';
import { brokenLinks } from './media/inner-links';
import { didYouMean } from './nearest-name';
import { checkSlug } from './ordered-children';
import type { ContentProblem } from './problem';
import { readCourse } from './read-course';
import { readTeachers } from './read-teachers';
import { UniqueNames } from './unique-names';

/** `content` is complete only if there are no problems; otherwise it lacks what couldn't be read. */
export interface ContentReading {
  content: Content;
  problems: ContentProblem[];
}

/**
 * Reads a content folder (tracks/, courses/ and teachers/; other folders belong to other parts of the platform). Everything wrong
 * becomes a problem with its file and line. Throws only if the disk itself fails.
 */
export function readContent(root: string, types: LessonTypes = lessonTypes): ContentReading {
  const files = new ContentFiles(root);
  const names = new UniqueNames();
  const slugs = files.folders('courses');
  if (slugs.length === 0) files.problems.add('courses', 1, 'holds no course');
  for (const entry of files.list('courses') ?? [])
    if (!entry.isDirectory()) files.problems.add(`courses/${entry.name}`, 1, 'does not belong here');
  const teachers = readTeachers(files, names);
  const courses = slugs
    .map((slug) => readCourse({ files, names, types }, slug, teachers))
    .filter((course) => course !== undefined);
  const tracks = readTracks(files, names, slugs, courses);
  const problems = files.problems.sorted();
  // What could not be read would look like a link that leads nowhere.
  return problems.length > 0
    ? { content: { tracks, courses }, problems }
    : { content: { tracks, courses }, problems: brokenLinks({ tracks, courses }) };
}

function readTracks(
  files: ContentFiles,
  names: UniqueNames,
  courseSlugs: readonly string[],
  courses: readonly CourseContent[],
): TrackContent[] {
  const uuidOfSlug = new Map(courses.map((course) => [course.slug, course.uuid]));
  const tracks: TrackContent[] = [];
  for (const { name } of files.list('tracks') ?? []) {
    if (!name.endsWith('.yaml')) {
      files.problems.add(`tracks/${name}`, 1, 'does not belong here; a track is a .yaml file');
      continue;
    }
    const yaml = files.readYaml(`tracks/${name}`);
    if (!yaml) continue;
    names.register('track', yaml);
    const file = yaml.parse(TrackFile);
    if (!file) continue;
    checkSlug(yaml, file.slug, name.slice(0, -'.yaml'.length));
    for (const [index, slug] of file.courses.entries())
      if (!courseSlugs.includes(slug))
        files.problems.add(
          yaml.file,
          yaml.lineOf(['courses', index]),
          `there is no course ${slug}${didYouMean(slug, courseSlugs)}`,
        );
    const { courses: _slugs, ...facts } = file;
    const courseUuids = file.courses.map((slug) => uuidOfSlug.get(slug)).filter((uuid) => uuid !== undefined);
    tracks.push({ ...facts, courseUuids });
  }
  return tracks;
}
