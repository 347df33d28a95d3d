/** A table of the copy of the catalog that anyone may query, with its columns in order. */
export interface CourseTable {
  name: string;
  columns: readonly string[];
}

/** What there is to ask about. A test compares it with the database itself. */
export const COURSE_TABLES: readonly CourseTable[] = [
  { name: 'courses', columns: ['id', 'slug', 'title', 'language', 'reward_xp'] },
  { name: 'chapters', columns: ['id', 'course_id', 'number', 'title'] },
  { name: 'lessons', columns: ['id', 'chapter_id', 'number', 'title', 'type', 'difficulty'] },
  { name: 'learners', columns: ['id', 'name', 'city', 'joined_on'] },
  {
    name: 'submissions',
    columns: ['id', 'learner_id', 'lesson_id', 'submitted_at', 'result', 'xp'],
  },
];
