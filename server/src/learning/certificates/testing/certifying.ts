import { ImportContent } from '@server/authoring/content-import';
import { type Availability, CourseOutlines } from '@server/learning/catalog';
import { LessonCompleted } from '@server/learning/lessons';
import { Access } from '@server/people/access';
import { PastHandleEntity, UserRepository } from '@server/people/users';
import type { ShareCard } from '@server/platform/share-images';
import { AcceptedWork, LessonRewards, NO_REWARD } from '@server/solving/submissions';
import type { TestDatabase } from '../../../../test/database';
import { ContentFixture } from '../../../authoring/content-import/testing/content-fixture';
import { submissionEntities, submitting } from '../../../solving/submissions/testing/submitting';
import { CertificateKeyEntity } from '../certificate-key.entity';
import { CertificateKeys } from '../certificate-keys';
import { Certificates } from '../certificates';
import { CertificatesPolicy } from '../certificates.policy';
import { CheckCredential } from '../check-credential';
import { CompletionShares } from '../completion-shares';
import { CourseCompletionEntity } from '../course-completion.entity';
import { SigningKey } from '../credential/signing-key';
import { FindCompletion } from '../find-completion';
import { IssueCertificate } from '../issue-certificate';
import { RenewCertificate } from '../renew-certificate';

export const certificateEntities = [
  ...submissionEntities,
  CertificateKeyEntity,
  CourseCompletionEntity,
  PastHandleEntity,
];
export const SETTINGS = {
  publicUrl: 'https://learn.example.org',
  authSecret: 'a secret of more than thirty-two characters',
};

class NoRewards extends LessonRewards {
  pay = async () => NO_REWARD;
  ofNewAccount = () => NO_REWARD;
}

/** Counts drawings instead of making them. */
export class CountedImages {
  readonly drawn: ShareCard[] = [];
  readonly discarded: ShareCard[] = [];

  async png(card: ShareCard): Promise<Buffer> {
    this.drawn.push(card);
    return Buffer.from(card.title);
  }

  async discard(card: ShareCard): Promise<void> {
    this.discarded.push(card);
  }

  versionOf = ({ title }: ShareCard): string => Buffer.from(title).toString('hex');
}

/** The feature on a database with SMALL_CONTENT, which has four lessons, and one learner. */
export async function certifying(db: TestDatabase, settings = SETTINGS, availability?: Availability) {
  const submissions = await submitting(db, new NoRewards());
  const users = new UserRepository(db.dataSource);
  const outlines = new CourseOutlines(db.dataSource, db.clock, availability);
  const work = new AcceptedWork(db.dataSource);
  const key = new SigningKey(settings);
  const images = new CountedImages();
  const { dataSource, database, clock } = db;
  const issue = new IssueCertificate(dataSource, database, clock, outlines, users, work, key, settings);
  const shares = new CompletionShares(dataSource, clock);
  const certificates = new Certificates(dataSource, users, shares, images);
  const access = new Access(undefined as never).use([new CertificatesPolicy()]);
  const keys = new CertificateKeys(dataSource, key);
  return {
    ...submissions,
    issue,
    work,
    images,
    certificates,
    keys,
    renew: new RenewCertificate(certificates, access, images, database, key, clock, settings),
    find: new FindCompletion(dataSource),
    check: new CheckCredential(keys),
    completions: () => dataSource.getRepository(CourseCompletionEntity).find(),
    /** As at startup; deliver with `db.events.dispatcher.drain()`. */
    listen: () =>
      db.registry.register({
        name: 'certificates.issue',
        event: LessonCompleted,
        handle: (payload) => issue.onLessonCompleted(payload),
      }),
    solveAll: async (by = submissions.userId) => {
      for (const number of [1, 2, 3, 4]) await submissions.submit(number, 'right', by);
    },
    /** Imports the content again, with a change. */
    change: async (edit: (content: ContentFixture) => void) => {
      using content = new ContentFixture();
      edit(content);
      await new ImportContent(db.database, db.clock).execute(content.root);
      outlines.forget();
    },
  };
}
