import { canDraw, type ShareCard } from '@server/platform/share-images';
import { coverEmblemSvg, coverGroundSvg } from '@shared/art/draw-svg';
import { countLessons } from './completed-course';
import type { CourseCompletionEntity } from './course-completion.entity';

type Certified = Pick<CourseCompletionEntity, 'learnerName' | 'course' | 'completedAt'>;

/** "Nov 22, 2026", in UTC, so that it's the same for everybody who sees it. */
export const shortDate = (date: Date): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(date);

export const lessonsText = (count: number): string => (count === 1 ? '1 lesson' : `${count} lessons`);

/** The learner's name, or their handle if the product's fonts don't have all of its characters. */
export const drawnName = (learnerName: string, handle: string): string =>
  canDraw(learnerName) ? learnerName.normalize('NFC') : handle;

/** The certificate's share image. */
export const certificateCard = (
  { learnerName, course, completedAt }: Certified,
  handle: string,
): ShareCard => ({
  above: 'Certificate of completion',
  title: drawnName(learnerName, handle),
  below: `completed ${course.title}`,
  facts: [shortDate(completedAt), lessonsText(countLessons(course.chapters))],
  art: coverEmblemSvg(course.slug, course.emblem),
  ground: coverGroundSvg(course.slug),
  tone: 'gold',
});
