import type { Placement, PlacementCheck, PlacementReply } from '@shared/contracts';
import type { PlacementEntity } from './placement.entity';
import type { Check, CheckResult } from './placement-check';

export const presentCheck = ({ outline, lessons }: Check): PlacementCheck => ({
  CourseUUID: outline.course.id,
  Questions: lessons.map(({ lesson, type, language }) => {
    const { LessonDataChoice, LessonDataTextInput } = type.present(lesson.data, language);
    return {
      LessonUUID: lesson.id,
      ...(LessonDataChoice && { LessonDataChoice }),
      ...(LessonDataTextInput && { LessonDataTextInput }),
    };
  }),
});

export const presentPlacement = ({
  courseId,
  chapterIds,
}: Pick<PlacementEntity, 'courseId' | 'chapterIds'>): Placement => ({
  CourseUUID: courseId,
  ChapterUUIDs: chapterIds,
});

export const presentResult = (result: CheckResult): PlacementReply => ({
  ...presentPlacement(result),
  NumRight: result.numRight,
  NumQuestions: result.numQuestions,
});
