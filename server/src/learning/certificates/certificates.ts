import { Injectable } from '@nestjs/common';
import { type UserEntity, UserRepository } from '@server/people/users';
import { ShareImages } from '@server/platform/share-images';
import { uuid } from '@shared/contracts';
import { DataSource } from 'typeorm';
import { certificateCard } from './certificate-card';
import { completionNotFound, invalidRequest } from './certificates.errors';
import { CompletionShares } from './completion-shares';
import { CourseCompletionEntity } from './course-completion.entity';

/** A certificate with all that its page shows. */
export interface CertificateView {
  completion: CourseCompletionEntity;
  /** Of all learners, in percent. */
  percentCompleted: number;
  /** Changes with the share image. */
  imageVersion: string;
}

/** A certificate and its owner. */
export interface OwnedCompletion {
  completion: CourseCompletionEntity;
  owner: UserEntity;
}

/** Reads certificates. Without its owner's account, a certificate isn't there anymore. */
@Injectable()
export class Certificates {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UserRepository,
    private readonly shares: CompletionShares,
    private readonly images: ShareImages,
  ) {}

  /** @throws DomainError `not-found`, or `invalid` for anything but a UUID. */
  async byId(id: string): Promise<OwnedCompletion> {
    if (!uuid.safeParse(id).success) throw invalidRequest();
    const completion = await this.dataSource
      .getRepository(CourseCompletionEntity)
      .findOneBy({ id: id.toLowerCase() });
    const owner = completion && (await this.users.find(completion.userId));
    if (!completion || !owner) throw completionNotFound();
    return { completion, owner };
  }

  /** @throws DomainError `not-found`. */
  async view(id: string): Promise<CertificateView> {
    return this.viewOf(await this.byId(id));
  }

  async viewOf({ completion, owner }: OwnedCompletion): Promise<CertificateView> {
    const percentCompleted = await this.shares.percent(completion.courseId);
    const imageVersion = this.images.versionOf(certificateCard(completion, owner));
    return { completion, percentCompleted, imageVersion };
  }

  /** The newest first. */
  async of(userId: string): Promise<CertificateView[]> {
    const owner = await this.users.find(userId);
    if (!owner) return [];
    const completions = await this.completionsOf(userId);
    return Promise.all(completions.map((completion) => this.viewOf({ completion, owner })));
  }

  /** The newest first. */
  completionsOf(userId: string): Promise<CourseCompletionEntity[]> {
    return this.dataSource
      .getRepository(CourseCompletionEntity)
      .find({ where: { userId }, order: { completedAt: 'DESC', id: 'DESC' } });
  }

  /** @throws DomainError `not-found`. */
  async image(id: string): Promise<Buffer> {
    const { completion, owner } = await this.byId(id);
    return this.images.png(certificateCard(completion, owner));
  }
}
