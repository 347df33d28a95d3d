import type { UserEntity } from '@server/people/users';
import { canDraw, type ShareCard } from '@server/platform/share-images';
import { coverEmblemSvg, coverGroundSvg } from '@shared/art/draw-svg';
import { DEFAULT_LOCALE, type Locale } from '@shared/locales';
import { certificateTexts } from './certificate.texts';
import { countLessons } from './completed-course';
import type { CourseCompletionEntity } from './course-completion.entity';

type Certified = Pick<CourseCompletionEntity, 'learnerName' | 'course' | 'completedAt'>;

/** "Nov 22, 2026", in UTC, so that it's the same for everybody who sees it. */
export const shortDate = (date: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(date);

/** The learner's name, or their handle if the product's fonts don't have all of its characters. */
export const drawnName = (learnerName: string, handle: string): string =>
  canDraw(learnerName) ? learnerName.normalize('NFC') : handle;

/** The certificate's share image, which is the same for all who see it: in its owner's language. */
export function certificateCard(
  { learnerName, course, completedAt }: Certified,
  owner: Pick<UserEntity, 'handle' | 'locale'>,
): ShareCard {
  const locale = owner.locale ?? DEFAULT_LOCALE;
  const texts = certificateTexts[locale];
  return {
    above: texts.heading,
    title: drawnName(learnerName, owner.handle),
    below: texts.completedCourse(course.title),
    facts: [shortDate(completedAt, locale), texts.lessons(countLessons(course.chapters))],
    art: coverEmblemSvg(course.slug, course.emblem),
    ground: coverGroundSvg(course.slug),
    tone: 'gold',
  };
}
