export { ServerSettings } from './ServerSettings';
