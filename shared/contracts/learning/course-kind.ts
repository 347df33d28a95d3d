/** What a course is to the one who takes it: most are just courses. */
const TITLES = {
  course: 'Course',
  'guided-project': 'Guided project',
  exercises: 'Exercises',
  tour: 'Tour',
} as const;

export type CourseKind = keyof typeof TITLES;
export const COURSE_KINDS = Object.keys(TITLES) as CourseKind[];

/** For people, as on a certificate; in other languages by `translated`. */
export const courseKindTitle = (kind: CourseKind): string => TITLES[kind];
