import { filledText } from '../../content/fields';
import type { Grade } from '../../grading';
import type { GradeView } from '../lesson-type';

/** The fields of a question's lesson.yaml. */
export const questionFields = {
  question: filledText.describe('The question, in Markdown.'),
  explanation: filledText.describe('Why the answer is correct, in Markdown; shown after a success.'),
};

/** The same in another language. */
export const translatedQuestion = {
  question: filledText.optional(),
  explanation: filledText.optional(),
};

/** What all questions have in common. */
export const questionLesson = {
  folders: [],
  needsAssignment: false,
  isRegradable: true,
  presentGrade: (grade: Grade, { explanation }: { explanation: string }): GradeView => ({
    Explanation: grade.verdict === 'success' ? explanation : (grade.explanation ?? null),
  }),
} as const;
