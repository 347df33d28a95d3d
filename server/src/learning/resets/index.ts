export { ResetsModule } from './resets.module';
