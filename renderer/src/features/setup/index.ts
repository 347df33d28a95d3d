export { applyAccent } from './apply-accent';
