import { emblemNamed } from '@shared/art/emblems';
import { CourseCover } from '@web/ui/CourseCover';

/** A course's cover with the emblem its author chose, or the one its slug suggests. */
export function Cover({
  course,
  className,
}: {
  course: { slug: string; emblem: string };
  className?: string;
}) {
  return <CourseCover slug={course.slug} emblem={emblemNamed(course.emblem)} className={className} />;
}
