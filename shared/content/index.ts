export { ChapterFile, CourseFile, type CourseStatus, TrackFile } from './structure-files';
