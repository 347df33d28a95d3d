export { AdminModule } from './admin.module';
export { presentUser } from './admin.presenter';
export { AdminsOnly } from './admins-only';
export { Audit, PAGE_SIZE } from './audit';
export { AuditEntryEntity } from './audit-entry.entity';
export { ChangeAdmin } from './change-admin';
export { SignInLimit } from './sign-in-limit';
