/** Courses and tracks. The screens are lazy; import them by path. */
export { CourseCard, type CourseCardProps } from './components/CourseCard';
export { Cover } from './components/Cover';
export { LESSON_KINDS } from './lesson-kinds';
