import { plural, t } from '@lingui/core/macro';

/** How much there is of what the catalog lists: "12 lessons". */
export const countLessons = (count: number): string => plural(count, { one: '# lesson', other: '# lessons' });
export const countChapters = (count: number): string =>
  plural(count, { one: '# chapter', other: '# chapters' });

/** Fewer say nothing about a course. */
const MIN_ENROLLED = 5;

/** "1,204 learners"; null while there are only a few. */
export const countLearners = (count: number): string | null =>
  count < MIN_ENROLLED ? null : plural(count, { one: '# learner', other: '# learners' });

/** "3 of 12 lessons", next to a bar. */
export const lessonsOutOf = (done: number, total: number): string =>
  t`${done} of ${plural(total, { one: '# lesson', other: '# lessons' })}`;

/** "3 of 12 lessons done". */
export const lessonsDone = (done: number, total: number): string =>
  t`${done} of ${plural(total, { one: '# lesson', other: '# lessons' })} done`;
