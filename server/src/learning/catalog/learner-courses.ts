import { Injectable, Optional } from '@nestjs/common';
import { LessonProgress } from '@server/learning/progress';
import type { CourseOutline } from './course-outline';
import { CourseOutlines } from './course-outlines';
import { NO_PLACEMENTS, PlacementResults } from './known-chapters';

/** A course and what one learner has completed in it. */
export interface LearnerCourse {
  outline: CourseOutline;
  numComplete: number;
  /** The lesson to continue with; null for a course without lessons. */
  nextLessonId: string | null;
}

/** A learner's progress in every live course. */
@Injectable()
export class LearnerCourses {
  constructor(
    private readonly outlines: CourseOutlines,
    private readonly progress: LessonProgress,
    @Optional() private readonly placements: PlacementResults = NO_PLACEMENTS,
  ) {}

  async all(userId: string): Promise<LearnerCourse[]> {
    const [outlines, completed, known] = await Promise.all([
      this.outlines.all(),
      this.progress.completedLessonIds(userId),
      this.placements.knownBy(userId),
    ]);
    return outlines.map((outline) => ({
      outline,
      numComplete: outline.countCompleted(completed),
      nextLessonId: outline.nextLesson(completed, known)?.id ?? null,
    }));
  }
}
