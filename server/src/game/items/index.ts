export { ItemsModule } from './items.module';
export { TutorUse } from './tutor-use';
