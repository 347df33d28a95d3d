import { Injectable } from '@nestjs/common';
import { ModeratedReviews } from '@server/community/reviews';
import { ModeratedProfile, type UserEntity } from '@server/people/users';
import type { Transaction } from '@server/platform/database';
import type { ReviewVisibility } from '@shared/contracts';
import type { ModerationAction } from '@shared/rules/moderation';
import { approveOrHide, doesntApply } from './moderation.errors';
import type { ModerationActionEntity } from './moderation-action.entity';
import type { ModerationCaseEntity } from './moderation-case.entity';

type Before = ModerationActionEntity['before'];

/** What admins do to what was reported, and the other way round. */
@Injectable()
export class ContentActions {
  constructor(
    private readonly reviews: ModeratedReviews,
    private readonly profiles: ModeratedProfile,
  ) {}

  /**
   * Returns what it takes to undo it.
   * @param author Locked.
   * @throws DomainError `invalid` if it can't be done to that; `conflict` or `not-found` if it isn't there anymore.
   */
  async apply(
    tx: Transaction,
    { kind, subjectId }: Pick<ModerationCaseEntity, 'kind' | 'subjectId'>,
    author: UserEntity,
    action: ModerationAction,
  ): Promise<Before> {
    if (action === 'dismiss') {
      // Otherwise it would wait forever, out of the queue.
      if (kind === 'review' && (await this.reviews.isWaiting(tx, subjectId))) throw approveOrHide();
      return null;
    }
    if (action === 'hide' || action === 'approve') {
      if (kind !== 'review') throw doesntApply();
      const [to, from] =
        action === 'hide' ? (['hidden', ['public', 'waiting']] as const) : (['public', ['waiting']] as const);
      return { visibility: await this.reviews.change(tx, subjectId, to, from) };
    }
    if (action !== 'clear' || kind === 'review') throw doesntApply();
    return (await this.profiles.clear(tx, author, kind)).before;
  }

  /** @param author Locked. @throws DomainError `conflict` if its author has changed it since. */
  async undo(
    tx: Transaction,
    { action, kind, before }: Pick<ModerationActionEntity, 'action' | 'kind' | 'before'>,
    subjectId: string | null,
    author: UserEntity,
  ): Promise<void> {
    if (action === 'dismiss' || kind === null || before === null) return;
    if (kind !== 'review') return this.profiles.restore(tx, author, kind, before);
    const is = action === 'hide' ? 'hidden' : 'public';
    await this.reviews.change(tx, subjectId ?? '', before.visibility as ReviewVisibility, [is]);
  }
}
