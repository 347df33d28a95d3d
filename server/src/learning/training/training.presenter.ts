import { resultOf } from '@server/solving/submissions';
import type { TrainingAnswerReply, TrainingReview, TrainingSession } from '@shared/contracts';
import type { AnsweredCard } from './answer-card';
import type { Training } from './get-training';
import type { ReviewedCard } from './record-review';

export const presentTraining = (training: Training): TrainingSession => ({
  Cards: training.items.map(({ card, lesson, course, variant }) => ({
    LessonUUID: lesson.id,
    LessonTitle: lesson.title,
    LessonType: lesson.type,
    CourseTitle: course.title,
    IsNew: card.reviews === 0,
    Variant: variant && { Number: variant.number, Task: variant.task, ...variant.view },
  })),
  NumWaiting: training.numWaiting,
  NumDoneToday: training.numDoneToday,
  NumTomorrow: training.numTomorrow,
  NumCards: training.numCards,
});

export const presentReview = ({ rating, dueAt }: ReviewedCard): TrainingReview => ({
  Rating: rating,
  DueAt: dueAt.toISOString(),
});

export function presentAnsweredCard({
  exercise,
  judgement,
  failures,
  reviewed,
}: AnsweredCard): TrainingAnswerReply {
  const { resultSlug, resultMessage, resultText } = resultOf(judgement);
  const parts = judgement && exercise.type.presentGrade(judgement, exercise.data);
  return {
    ResultSlug: resultSlug,
    ResultMessage: resultMessage,
    ResultMessageText: resultText ?? undefined,
    Output: parts?.Output ?? null,
    Tests: parts?.Tests ?? null,
    ProgramError: parts?.ProgramError ?? null,
    Explanation: parts?.Explanation ?? null,
    KnownMistake: judgement?.knownMistake ?? null,
    NumFailures: failures,
    Review: reviewed && presentReview(reviewed),
  };
}
