export { ChapterEntity } from './chapter.entity';
export { CourseEntity } from './course.entity';
export { ImportedRow } from './imported-row';
export { LessonEntity } from './lesson.entity';
export { TrackEntity } from './track.entity';
