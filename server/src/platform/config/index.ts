export { ConfigModule, SETTINGS } from './config.module';
export type { Settings } from './platform.settings';
export { projectRoot } from './project-root';
export { ROLES, type Role } from './roles';
export { BadSettings, type Configured, settingsPart } from './settings-part';
export { address, port, together, withoutClosingSlash } from './variables';
