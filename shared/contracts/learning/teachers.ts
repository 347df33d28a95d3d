import { z } from 'zod';
import { langQuery, uuid } from '../common';
import { endpoint } from '../endpoint';
import { courseOverview } from './catalog';

const get = { method: 'GET', auth: 'none', area: 'catalog' } as const;

export const teacher = z.strictObject({
  UUID: uuid,
  Slug: z.string(),
  Name: z.string(),
  Headline: z.string(),
  Bio: z.string(),
  Emblem: z.string().describe('The emblem’s name in the icon collection.'),
  ProfileImageURL: z.string().nullable().describe('Null: the emblem is the picture.'),
  CourseUUIDs: z.array(uuid),
});
export type Teacher = z.infer<typeof teacher>;

export const listTeachers = endpoint({
  ...get,
  path: '/static/teachers',
  summary: 'Everybody who wrote a live course.',
  reply: z.array(teacher),
});

export const listTeacherCourses = endpoint({
  ...get,
  path: '/static/teachers/courses/{slug}',
  summary: 'The live courses of a teacher, by their slug.',
  params: z.object({ slug: z.string().max(100) }),
  query: langQuery,
  reply: z.array(courseOverview),
  errors: [404],
});
