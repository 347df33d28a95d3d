import type { Teacher as PresentedTeacher } from '@shared/contracts';
import type { Teacher } from './teachers';

export const presentTeacher = (teacher: Teacher): PresentedTeacher => ({
  UUID: teacher.uuid,
  Slug: teacher.slug,
  Name: teacher.name,
  Headline: teacher.headline,
  Bio: teacher.bio,
  Emblem: teacher.emblem,
  ProfileImageURL: teacher.image ?? null,
  CourseUUIDs: teacher.courseIds,
});
