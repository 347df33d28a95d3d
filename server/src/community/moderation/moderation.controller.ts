import { Controller, UseGuards } from '@nestjs/common';
import { presentUser } from '@server/operations/admin';
import { AdminsOnly } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { Input, Serve, UserId } from '@server/platform/http';
import type { InputOf, ReplyOf } from '@shared/contracts';
import * as contract from '@shared/contracts';
import { CaseViews } from './case-view';
import { Moderate } from './moderate';
import { presentCase, presentDecision } from './moderation.presenter';
import { ModerationCases } from './moderation-cases';
import { OpenAccount } from './open-account';
import { UndoModeration } from './undo-moderation';

/** Pictures come with them, so fewer than elsewhere. */
const CASES_PER_PAGE = 20;

/** The admins' queue, and what they decide. */
@Controller()
@UseGuards(AdminsOnly)
export class ModerationController {
  constructor(
    private readonly cases: ModerationCases,
    private readonly views: CaseViews,
    private readonly moderate: Moderate,
    private readonly undoing: UndoModeration,
    private readonly accounts: OpenAccount,
    private readonly clock: Clock,
  ) {}

  @Serve(contract.listModerationCases)
  async list(
    @Input() { query }: InputOf<typeof contract.listModerationCases>,
  ): Promise<ReplyOf<typeof contract.listModerationCases>> {
    const page = await this.cases.page(query.state, query.after, CASES_PER_PAGE);
    const now = this.clock.now();
    const views = await this.views.of(page);
    return { Cases: views.map((view) => presentCase(view, now)), HasMore: page.length === CASES_PER_PAGE };
  }

  @Serve(contract.countModerationCases)
  async count(): Promise<ReplyOf<typeof contract.countModerationCases>> {
    return { Count: await this.cases.countOpen() };
  }

  @Serve(contract.moderateCase)
  async decide(
    @Input() { params, body }: InputOf<typeof contract.moderateCase>,
    @UserId() adminId: string,
  ): Promise<object> {
    await this.moderate.inCase({ caseId: params.id, adminId, ...body });
    return {};
  }

  @Serve(contract.moderateAccount)
  async decideAccount(
    @Input() { params, body }: InputOf<typeof contract.moderateAccount>,
    @UserId() adminId: string,
  ): Promise<object> {
    await this.moderate.account({ userId: params.id, adminId, ...body });
    return {};
  }

  @Serve(contract.undoModeration)
  async undo(
    @Input() { params }: InputOf<typeof contract.undoModeration>,
    @UserId() adminId: string,
  ): Promise<object> {
    await this.undoing.execute(adminId, params.id);
    return {};
  }

  @Serve(contract.getAccount)
  async account(
    @Input() { params }: InputOf<typeof contract.getAccount>,
  ): Promise<ReplyOf<typeof contract.getAccount>> {
    const { user, stats, courses, decisions } = await this.accounts.execute(params.id);
    const now = this.clock.now();
    return {
      User: presentUser(user, { xp: stats.xp, gems: 0 }),
      SuspensionReason: user.suspensionReason,
      Streak: stats.streak,
      LongestStreak: stats.longestStreak,
      NumLessonsComplete: stats.lessons,
      NumActiveDays: stats.activeDays,
      Courses: courses.map(({ outline, numComplete, completedAt }) => ({
        UUID: outline.course.id,
        Slug: outline.course.slug,
        Title: outline.course.title,
        NumLessons: outline.countedLessons.length,
        NumComplete: numComplete,
        CompletedAt: completedAt?.toISOString() ?? null,
      })),
      Decisions: decisions.map((decision) => presentDecision(decision, now)),
    };
  }
}
