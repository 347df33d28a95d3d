/** Learners' public pages, and the settings for them. The screen is lazy; import it by path. */

export { LEVEL_OPTIONS } from './experience-levels';
export { ProfileSettings } from './settings/ProfileSettings';
export { TimeZoneSetting } from './settings/TimeZoneSetting';
