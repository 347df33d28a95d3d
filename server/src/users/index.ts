export { HideCompetition } from './hide-competition';
export { SetActiveTrack } from './set-active-track';
export { SignUp, type SignUpInput } from './sign-up';
export { UserEntity } from './user.entity';
export { UserRepository } from './user.repository';
export { type Totals, UserTotals } from './user-totals';
export { UserSignedUp } from './users.events';
export { UsersModule } from './users.module';
