export { ConfigModule, SETTINGS } from './config.module';
export { projectRoot } from './project-root';
export { BadSettings, readSettings, type Settings } from './settings';
