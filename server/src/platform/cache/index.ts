export { CachedValue } from './cached-value';
