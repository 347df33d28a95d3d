import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogModule } from '@server/learning/catalog';
import { AccessModule } from '@server/people/access';
import { UsersModule } from '@server/people/users';
import { SubmissionsModule } from '@server/solving/submissions';
import { CertificateKeyEntity } from './certificate-key.entity';
import { CertificateKeys } from './certificate-keys';
import { Certificates } from './certificates';
import { CertificatesController } from './certificates.controller';
import { CertificatesPolicy } from './certificates.policy';
import { CheckCredential } from './check-credential';
import { CompletionShares } from './completion-shares';
import { CompletionState } from './completion-state';
import { CourseCompletionEntity } from './course-completion.entity';
import { SigningKey } from './credential/signing-key';
import { DidController } from './did.controller';
import { FindCompletion } from './find-completion';
import { IssueCertificate } from './issue-certificate';
import { RenewCertificate } from './renew-certificate';

/** Certificates of completed courses (docs/certificates.md). */
@Module({
  imports: [
    AccessModule,
    CatalogModule,
    SubmissionsModule,
    UsersModule,
    TypeOrmModule.forFeature([CertificateKeyEntity, CourseCompletionEntity]),
  ],
  controllers: [CertificatesController, DidController],
  providers: [
    CertificateKeys,
    Certificates,
    CertificatesPolicy,
    CheckCredential,
    CompletionShares,
    CompletionState,
    FindCompletion,
    IssueCertificate,
    RenewCertificate,
    SigningKey,
  ],
  exports: [Certificates],
})
export class CertificatesModule {}
