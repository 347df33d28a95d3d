export { TryScreen as TryPage } from '@web/features/playground/TryScreen';
