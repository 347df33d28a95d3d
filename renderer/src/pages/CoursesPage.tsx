export { CoursesScreen as CoursesPage } from '@web/features/catalog/CoursesScreen';
