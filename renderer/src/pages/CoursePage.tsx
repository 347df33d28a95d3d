export { CourseScreen as CoursePage } from '@web/features/catalog/CourseScreen';
