import type { LessonTypeDefinition, StoredAnswer } from '@shared/lesson-types';

/** What a learner answered to a question; undefined for a program. */
export function answerText(type: LessonTypeDefinition, answer: StoredAnswer): string | undefined {
  const { Choice, TextInput } = type.presentAnswer(answer);
  return Choice ?? TextInput;
}

/** An answer as texts: a program's files by name, or a question's answer without one. */
export function answerTexts(
  type: LessonTypeDefinition,
  answer: StoredAnswer,
): { name: string; text: string }[] {
  const text = answerText(type, answer);
  if (text !== undefined) return [{ name: '', text }];
  const { Files = [] } = type.presentAnswer(answer);
  return Files.map(({ Name, Content }) => ({ name: Name, text: Content }));
}
