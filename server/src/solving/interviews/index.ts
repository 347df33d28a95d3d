export { INTERVIEWER } from './interviewer';
export { InterviewsModule } from './interviews.module';
