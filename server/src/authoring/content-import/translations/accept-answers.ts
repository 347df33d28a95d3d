import type { LessonData, LessonTranslations } from '@shared/lesson-types';

/** Right answers of translations are right in every language: an answer may be judged again without its learner's. */
export function acceptTranslatedAnswers(data: LessonData, translations: LessonTranslations): void {
  if (data.type !== 'type_text_input') return;
  const answers = Object.values(translations).flatMap(
    ({ fields }) => (fields as { alsoRight?: string[] }).alsoRight ?? [],
  );
  if (answers.length > 0) data.alsoRight = [...new Set(answers)];
}
