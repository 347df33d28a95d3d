export { lessonNotFound } from './catalog.errors';
export { CatalogModule } from './catalog.module';
export { ChapterEntity } from './chapter.entity';
export { CourseEntity } from './course.entity';
export { CourseOutline, type LessonPlace, type OutlineLesson } from './course-outline';
export { CourseOutlines } from './course-outlines';
export { ImportedRow } from './imported-row';
export { LessonEntity } from './lesson.entity';
export { TrackEntity } from './track.entity';
