export { SpreeLine } from './SpreeLine';
export { sharpshooterOf } from './sharpshooter.store';
