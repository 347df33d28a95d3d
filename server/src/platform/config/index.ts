export { ConfigModule } from './config.module';
export { projectRoot } from './project-root';
export { BadSettings, readSettings, type Settings } from './settings';
export { SETTINGS } from './settings-token';
