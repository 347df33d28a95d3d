export { ConfigModule, SETTINGS } from './config.module';
export { projectRoot } from './project-root';
export { ROLES, type Role } from './roles';
export { BadSettings, readSettings, type Settings } from './settings';
