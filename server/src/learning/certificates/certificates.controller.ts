import { Controller, Inject, Optional, Res } from '@nestjs/common';
import { Access } from '@server/people/access';
import { SETTINGS, type Settings } from '@server/platform/config';
import { Input, RateLimit, Serve, UserId } from '@server/platform/http';
import { RequestLocale } from '@server/platform/locale';
import { SiteIdentity } from '@server/platform/site';
import { AcceptedWork } from '@server/solving/submissions';
import type { InputOf, ReplyOf } from '@shared/contracts';
import * as contract from '@shared/contracts';
import type { Locale } from '@shared/locales';
import type { FastifyReply } from 'fastify';
import { presentCertificate, presentCheck } from './certificate.presenter';
import { Certificates } from './certificates';
import { OwnCertificate } from './certificates.policy';
import { CheckCredential } from './check-credential';
import { CompletionState } from './completion-state';
import { FindCompletion } from './find-completion';
import { presentWork } from './judged-work.presenter';
import { certificatePdf } from './pdf/certificate-pdf';
import { RenewCertificate } from './renew-certificate';

const PER_MINUTE = 30;
/** Each one draws an image. */
const RENEWALS_PER_MINUTE = 10;
const MINUTE_MS = 60_000;
/** Its address changes with the image. */
const IMAGE_MAX_AGE_S = 86_400;

@Controller()
export class CertificatesController {
  constructor(
    private readonly certificates: Certificates,
    private readonly completion: CompletionState,
    private readonly renew: RenewCertificate,
    private readonly find: FindCompletion,
    private readonly check: CheckCredential,
    private readonly work: AcceptedWork,
    private readonly access: Access,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
    @Optional() private readonly site?: SiteIdentity,
  ) {}

  @Serve(contract.getCertificate)
  async get(@Input() { params }: InputOf<typeof contract.getCertificate>): Promise<contract.Certificate> {
    return presentCertificate(await this.certificates.view(params.id), this.settings.publicUrl);
  }

  @Serve(contract.getCertificateImage)
  @RateLimit(PER_MINUTE, MINUTE_MS, 'address')
  async image(
    @Input() { params }: InputOf<typeof contract.getCertificateImage>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const image = await this.certificates.image(params.id);
    reply.type('image/png').header('cache-control', `public, max-age=${IMAGE_MAX_AGE_S}`);
    return image;
  }

  @Serve(contract.getCertificatePdf)
  @RateLimit(PER_MINUTE, MINUTE_MS, 'address')
  async pdf(
    @Input() { params, query }: InputOf<typeof contract.getCertificatePdf>,
    @RequestLocale() locale: Locale,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const certificate = await this.certificates.byId(params.id);
    const bytes = await certificatePdf(certificate, {
      paper: query.paper,
      locale,
      publicUrl: this.settings.publicUrl,
      siteName: this.site?.current().name,
    });
    reply.type('application/pdf').header('content-disposition', attachment(certificate.completion, 'pdf'));
    return bytes;
  }

  @Serve(contract.getCertificateCredential)
  @RateLimit(PER_MINUTE, MINUTE_MS, 'address')
  async credential(
    @Input() { params }: InputOf<typeof contract.getCertificateCredential>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const { completion } = await this.certificates.byId(params.id);
    reply.type('application/vc').header('content-disposition', attachment(completion, 'json'));
    return Buffer.from(`${JSON.stringify(completion.credential, null, 2)}\n`);
  }

  @Serve(contract.checkCredential)
  @RateLimit(PER_MINUTE, MINUTE_MS, 'address')
  async checkCredential(
    @Input() { body }: InputOf<typeof contract.checkCredential>,
  ): Promise<contract.CredentialCheck> {
    return presentCheck(await this.check.execute(body.credential));
  }

  @Serve(contract.renewCertificateImage)
  @RateLimit(RENEWALS_PER_MINUTE, MINUTE_MS)
  async renewImage(
    @Input() { params }: InputOf<typeof contract.renewCertificateImage>,
    @UserId() userId: string,
  ): Promise<contract.Certificate> {
    return presentCertificate(await this.renew.execute(userId, params.id), this.settings.publicUrl);
  }

  @Serve(contract.getCertificateWork)
  async judgedWork(
    @Input() { params }: InputOf<typeof contract.getCertificateWork>,
    @UserId() userId: string,
  ): Promise<contract.JudgedAnswer[]> {
    const { completion } = await this.certificates.byId(params.id);
    await this.access.require(userId, OwnCertificate, completion);
    const lessonIds = completion.course.chapters.flatMap((chapter) => chapter.lessonIds);
    return presentWork(await this.work.of(userId, lessonIds));
  }

  @Serve(contract.listCertificates)
  async list(@UserId() userId: string): Promise<contract.Certificate[]> {
    const views = await this.certificates.of(userId);
    return views.map((view) => presentCertificate(view, this.settings.publicUrl));
  }

  @Serve(contract.getCourseCompletionState)
  async state(
    @Input() { params }: InputOf<typeof contract.getCourseCompletionState>,
    @UserId() userId: string,
  ): Promise<ReplyOf<typeof contract.getCourseCompletionState>> {
    const completion = await this.completion.execute(userId, params.id);
    return {
      IsComplete: completion !== null,
      CompletionUUID: completion?.id ?? null,
      CompletedAt: completion?.completedAt.toISOString() ?? null,
    };
  }

  @Serve(contract.getCourseCompletion)
  async lookUp(
    @Input() { params }: InputOf<typeof contract.getCourseCompletion>,
  ): Promise<ReplyOf<typeof contract.getCourseCompletion>> {
    const { id, courseId, completedAt } = await this.find.execute(params.a, params.b);
    return { UUID: id, CourseUUID: courseId, CompletedAt: completedAt.toISOString() };
  }
}

/** Offers the file under the course's name. */
const attachment = ({ course }: { course: { slug: string } }, extension: string): string =>
  `attachment; filename="emberforge-${course.slug.replaceAll(/[^a-z0-9-]/g, '')}.${extension}"`;
