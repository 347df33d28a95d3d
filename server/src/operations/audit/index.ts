export { Audit, type AuditLine, PAGE_SIZE } from './audit';
export { AuditModule } from './audit.module';
export { AuditEntryEntity } from './audit-entry.entity';
