import { Controller } from '@nestjs/common';
import { lessonRef } from '@server/learning/exercises';
import { LearnerLocale } from '@server/people/users';
import { Input, RateLimit, Serve, UserId } from '@server/platform/http';
import { AskedLocale, type RequestedLocale } from '@server/platform/locale';
import type { InputOf, ReplyOf } from '@shared/contracts';
import * as contract from '@shared/contracts';
import { presentSaved, presentVersion, presentWork, readWork } from './draft.presenter';
import { LearnerDrafts } from './learner-drafts';
import { SaveDraft } from './save-draft';

@Controller()
export class DraftsController {
  constructor(
    private readonly drafts: LearnerDrafts,
    private readonly saveDraft: SaveDraft,
    private readonly locales: LearnerLocale,
  ) {}

  @Serve(contract.getDraft)
  async get(
    @Input() { params }: InputOf<typeof contract.getDraft>,
    @UserId() userId: string,
    @AskedLocale() asked: RequestedLocale,
  ): Promise<ReplyOf<typeof contract.getDraft>> {
    const locale = () => this.locales.of(userId, asked);
    return presentWork(await this.drafts.workIn(userId, lessonRef(params.id), locale));
  }

  /** The web app saves at most every two seconds, in each window. */
  @Serve(contract.saveDraft)
  @RateLimit(90, 60_000)
  async save(
    @Input() { params, body }: InputOf<typeof contract.saveDraft>,
    @UserId() userId: string,
  ): Promise<ReplyOf<typeof contract.saveDraft>> {
    const { baseVersion, ifKnown, writer } = body;
    const [work, replaced] = [readWork(body), body.replaced.map(readWork)];
    const whose = { userId, exercise: lessonRef(params.id) };
    return presentSaved(
      await this.saveDraft.execute({ ...whose, work, replaced, baseVersion, ifKnown, writer }),
    );
  }

  @Serve(contract.listDraftVersions)
  async versions(
    @Input() { params }: InputOf<typeof contract.listDraftVersions>,
    @UserId() userId: string,
  ): Promise<ReplyOf<typeof contract.listDraftVersions>> {
    return (await this.drafts.versionsIn(userId, lessonRef(params.id))).map(presentVersion);
  }
}
