export { ConfigModule } from './config.module';
export { BadSettings, readSettings, type Settings } from './settings';
export { SETTINGS } from './settings-token';
