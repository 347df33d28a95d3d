export { HomeScreen as HomePage } from '@web/features/home';
