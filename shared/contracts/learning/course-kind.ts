import { LABEL_TEXTS } from '../../texts/labels';

/** What a course is to the one who takes it: most are just courses. */
export const COURSE_KINDS = ['course', 'guided-project', 'exercises', 'tour'] as const;
export type CourseKind = (typeof COURSE_KINDS)[number];

/** For people, as on a certificate. */
export const courseKindTitle = (kind: CourseKind): string => LABEL_TEXTS[`course-kind.${kind}`];
