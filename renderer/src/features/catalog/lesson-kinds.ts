import type { LessonType } from '@shared/contracts';

/** What a learner does in a lesson of each type, in a word or two. */
export const LESSON_KINDS: Record<LessonType, string> = {
  type_manual: 'Read',
  type_text_input: 'Answer',
  type_github_checks: 'Project',
  type_choice: 'Choose',
  type_code: 'Code',
  type_code_sql: 'SQL',
  type_code_tests: 'Code',
  type_cli: 'Terminal',
  type_interview_question: 'Interview',
};
