export { Access, Action, type Decision, GUEST, type Learner, Policy, rule } from './access';
export { AccessModule } from './access.module';
