import { TrackFile } from '@shared/content/structure-files';
import { TRANSLATION_LOCALES } from '@shared/locales';
import type { CourseContent, TrackContent } from './content';
import type { ContentFiles } from './content-files';
import { didYouMean } from './nearest-name';
import { checkSlug } from './ordered-children';
import { readPartTranslations, withTranslations } from './translations/read-part';
import type { UniqueNames } from './unique-names';

const TRANSLATED_TRACK = new RegExp(`^[^.]+\\.(?:${TRANSLATION_LOCALES.join('|')})\\.yaml$`);

/** Reads tracks/. */
export function readTracks(
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
    if (TRANSLATED_TRACK.test(name)) continue;
    const yaml = files.readYaml(`tracks/${name}`);
    if (!yaml) continue;
    names.register('track', yaml);
    const file = yaml.parse(TrackFile);
    if (!file) continue;
    checkSlug(yaml, file.slug, name.slice(0, -'.yaml'.length));
    for (const field of ['courses', 'recommended'] as const)
      for (const [index, slug] of file[field].entries())
        if (!courseSlugs.includes(slug))
          files.problems.add(
            yaml.file,
            yaml.lineOf([field, index]),
            `there is no course ${slug}${didYouMean(slug, courseSlugs)}`,
          );
    const { courses, recommended, ...facts } = file;
    const uuidsOf = (slugs: readonly string[]) =>
      slugs.map((slug) => uuidOfSlug.get(slug)).filter((uuid) => uuid !== undefined);
    const uuids = { courseUuids: uuidsOf(courses), recommendedCourseUuids: uuidsOf(recommended) };
    tracks.push(withTranslations({ ...facts, ...uuids }, readPartTranslations(files, yaml.file, file)));
  }
  return tracks;
}

/**
 * The order of the catalog: courses as the tracks recommend them, then those of no track, by their slugs. So the first is
 * one to begin with.
 */
export function inOrderOfTracks(
  courses: readonly CourseContent[],
  tracks: readonly TrackContent[],
): CourseContent[] {
  const order = [...new Set(tracks.flatMap(({ courseUuids }) => courseUuids))];
  const placeOf = ({ uuid }: CourseContent) => (order.includes(uuid) ? order.indexOf(uuid) : order.length);
  return courses.toSorted((one, other) => placeOf(one) - placeOf(other));
}
