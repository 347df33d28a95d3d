export { Learned, type LearnedCourse } from './learned';
export { ProfilesModule } from './profiles.module';
