import { CourseCover } from '@web/ui/CourseCover';
import { EMBLEMS, type EmblemName } from '@web/ui/Emblem';

/** Maps an emblem's name in the icon collection, which courses use, to our own name. */
export function emblemNamed(icon: string): EmblemName | undefined {
  return (Object.keys(EMBLEMS) as EmblemName[]).find((name) => EMBLEMS[name].icon === icon || name === icon);
}

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
