export { QueryModal } from './QueryModal';
