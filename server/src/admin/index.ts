export { AdminModule } from './admin.module';
export { ChangeAdmin } from './change-admin';
