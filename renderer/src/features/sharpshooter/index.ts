export { SpreeLine } from './SpreeLine';
