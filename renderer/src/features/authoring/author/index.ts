export { followContent } from './follow-content';
