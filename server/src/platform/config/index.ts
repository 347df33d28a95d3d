export { BadSettings, readSettings, type Settings } from './settings';

/** Injection token of the settings. */
export const SETTINGS = Symbol('settings');
