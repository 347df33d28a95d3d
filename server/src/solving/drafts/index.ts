export { DraftsModule } from './drafts.module';
export { startOver } from './start-over';
