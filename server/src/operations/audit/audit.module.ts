import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '@server/people/users';
import { Audit } from './audit';
import { AuditEntryEntity } from './audit-entry.entity';

/** The log of what admins do (docs/admin.md). A feature that admins operate writes to it. */
@Module({
  imports: [UsersModule, TypeOrmModule.forFeature([AuditEntryEntity])],
  providers: [Audit],
  exports: [Audit],
})
export class AuditModule {}
