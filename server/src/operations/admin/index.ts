export { AdminModule } from './admin.module';
export { presentUser } from './admin.presenter';
export { ChangeAdmin } from './change-admin';
export { SignInLimit } from './sign-in-limit';
