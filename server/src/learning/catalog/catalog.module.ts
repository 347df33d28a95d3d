import { Module } from '@nestjs/common';
import { ProgressModule } from '@server/learning/progress';
import { UsersModule } from '@server/people/users';
import { Invalidations } from '@server/platform/cache';
import { CatalogController } from './catalog.controller';
import { ChooseTrack } from './choose-track';
import { CourseImageController } from './course-image.controller';
import { CONTENT, CourseOutlines } from './course-outlines';
import { Courses } from './courses';
import { Enrollments } from './enrollments';
import { GetDashboardContent } from './get-dashboard-content';
import { LearnerCourses } from './learner-courses';
import { LessonAvailability } from './lesson-availability';
import { LessonDifficulties } from './lesson-difficulties';
import { SaveSignUpFlow } from './save-sign-up-flow';
import { Teachers } from './teachers';
import { Tracks } from './tracks';

/** Entities are registered by the content import, their only writer. */
@Module({
  imports: [ProgressModule, UsersModule],
  controllers: [CatalogController, CourseImageController],
  providers: [
    ChooseTrack,
    CourseOutlines,
    Courses,
    Enrollments,
    GetDashboardContent,
    LearnerCourses,
    LessonAvailability,
    LessonDifficulties,
    SaveSignUpFlow,
    Teachers,
    Tracks,
  ],
  exports: [CourseOutlines, LearnerCourses, LessonAvailability, Tracks],
})
export class CatalogModule {
  constructor(outlines: CourseOutlines, invalidations: Invalidations) {
    invalidations.on(CONTENT, () => outlines.forget());
  }
}
