export { RecruitJoined, RecruitSettled, RecruitStarted } from './recruits.events';
export { RecruitsModule } from './recruits.module';
