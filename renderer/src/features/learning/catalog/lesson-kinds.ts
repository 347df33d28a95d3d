import { t } from '@lingui/core/macro';
import type { LessonType } from '@shared/contracts';

/** What a learner does in a lesson of each type, in a word or two. */
export const LESSON_KINDS: Record<LessonType, string> = {
  type_manual: t({ message: 'Read', context: 'kind of lesson' }),
  type_text_input: t({ message: 'Answer', context: 'kind of lesson' }),
  type_github_checks: t({ message: 'Project', context: 'kind of lesson' }),
  type_choice: t({ message: 'Choose', context: 'kind of lesson' }),
  type_code: t({ message: 'Code', context: 'kind of lesson' }),
  type_code_sql: 'SQL',
  type_code_tests: t({ message: 'Code', context: 'kind of lesson' }),
  type_cli: t({ message: 'Terminal', context: 'kind of lesson' }),
  type_interview_question: t({ message: 'Interview', context: 'kind of lesson' }),
};
