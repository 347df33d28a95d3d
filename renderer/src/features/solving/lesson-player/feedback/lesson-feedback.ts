/** A message to the authors of a lesson. */
export interface LessonFeedback {
  lessonUuid: string;
  /** Of the lesson. */
  title: string;
  text: string;
  /** The learner's work; null if they didn't attach it. */
  code: string | null;
}
