import { Inject, Injectable } from '@nestjs/common';
import { Access } from '@server/people/access';
import { Clock } from '@server/platform/clock';
import { SETTINGS, type Settings } from '@server/platform/config';
import { Database, insertOnce, lockRow } from '@server/platform/database';
import { ShareImages } from '@server/platform/share-images';
import { certificateCard } from './certificate-card';
import { CertificateKeyEntity } from './certificate-key.entity';
import { Certificates, type CertificateView, type OwnedCompletion } from './certificates';
import { OwnCertificate } from './certificates.policy';
import { CourseCompletionEntity } from './course-completion.entity';
import { describeCompletion } from './credential/credential';
import { SigningKey } from './credential/signing-key';
import { fullName } from './issue-certificate';

/**
 * Draws a certificate's image again. If its owner has changed their name, the certificate gets the new one and is signed
 * again: nobody has to hang up a name they no longer use.
 */
@Injectable()
export class RenewCertificate {
  constructor(
    private readonly certificates: Certificates,
    private readonly access: Access,
    private readonly images: ShareImages,
    private readonly database: Database,
    private readonly key: SigningKey,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  /** @throws DomainError `not-found`, or `forbidden` for anybody but the owner. */
  async execute(userId: string, id: string): Promise<CertificateView> {
    const before = await this.certificates.byId(id);
    await this.access.require(userId, OwnCertificate, before.completion);
    await this.images.discard(certificateCard(before.completion, before.owner));
    if (fullName(before.owner) !== before.completion.learnerName) await this.rename(before);
    await this.certificates.image(id);
    return this.certificates.view(id);
  }

  private async rename({ completion, owner }: OwnedCompletion): Promise<void> {
    const learnerName = fullName(owner);
    const publicKey = await this.key.publicKey();
    const { publicUrl } = this.settings;
    const now = this.clock.now();
    const claim = describeCompletion({ ...completion, learnerName }, { publicUrl, publicKey });
    const credential = await this.key.sign(claim, now);
    await this.database.transaction(async (tx) => {
      if (!(await lockRow(tx, CourseCompletionEntity, { id: completion.id }))) return;
      await tx.manager.update(CourseCompletionEntity, { id: completion.id }, { learnerName, credential });
      await insertOnce(tx, CertificateKeyEntity, { publicKey, firstUsedAt: now });
    });
  }
}
