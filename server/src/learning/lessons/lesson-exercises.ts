import { Inject, Injectable, Optional } from '@nestjs/common';
import {
  ALL_LESSONS_AVAILABLE,
  type Availability,
  chapterLessonIds,
  LessonAvailability,
} from '@server/learning/catalog';
import {
  ExerciseSource,
  type ExerciseSubject,
  type LocaleChoice,
  lessonRef,
  type OpenedExercise,
} from '@server/learning/exercises';
import { allCompleted } from '@server/learning/progress';
import { ALL_LESSONS_OPEN, LessonAccess, type LessonSubject } from './lesson-access';
import { LessonReader, type OpenLesson } from './lesson-reader';
import { LessonCompleted, LessonSubmitted } from './lessons.events';

/** A lesson as an exercise, for those who show it in its course as well. */
export interface LessonExercise extends OpenedExercise {
  open: OpenLesson;
}

/** Lessons of live courses, as a source of exercises. */
@Injectable()
export class LessonExercises extends ExerciseSource {
  readonly name = 'lesson';

  constructor(
    private readonly lessons: LessonReader,
    @Optional() private readonly access: LessonAccess = ALL_LESSONS_OPEN,
    @Optional()
    @Inject(LessonAvailability)
    private readonly availability: Availability = ALL_LESSONS_AVAILABLE,
  ) {
    super();
  }

  /** @throws DomainError `not-found` as LessonReader has it. */
  async open(lessonId: string, locale?: LocaleChoice): Promise<LessonExercise> {
    return this.of(await this.lessons.byId(lessonId, locale));
  }

  /** Also of a lesson whose data was changed, as by a variant. */
  of(open: OpenLesson): LessonExercise {
    const { lesson, type, language, outline } = open;
    const { id: lessonId, chapterId, courseId, data, hash, difficulty } = lesson;
    return {
      ...{ open, ref: lessonRef(lessonId), type, language, data, hash, courseId, difficulty },
      ...this.subjectOf(lesson),
      chapter: {
        id: chapterId,
        isSingle: () => outline.countedLessons.filter((one) => one.chapterId === chapterId).length === 1,
        isCompletedBy: async (tx, userId) =>
          allCompleted(tx, userId, await chapterLessonIds(tx, lessonId, this.availability)),
      },
      submitted: (tx, answer) => tx.emit(LessonSubmitted, { ...answer, lessonId, courseId }),
      completed: (tx, { completedAt, ...success }) =>
        tx.emit(LessonCompleted, {
          ...success,
          ...{ lessonId, chapterId, courseId },
          completedAt: completedAt.toISOString(),
        }),
    };
  }

  /** For asking what a learner may do with a lesson; an outline's lesson will do. */
  subjectOf(lesson: LessonSubject): ExerciseSubject {
    return { decide: (learner, action) => this.access.decide(learner, action, lesson) };
  }
}
