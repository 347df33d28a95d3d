import type { Readable } from 'node:stream';
import { Controller, Res, UseGuards } from '@nestjs/common';
import { Reports } from '@server/community/feedback';
import { BossEvents, BossList } from '@server/game/bosses';
import { QuestSwitches } from '@server/game/quests';
import { ServiceOutages } from '@server/game/streak';
import { UserTotals, ZERO_TOTALS } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { Input, RateLimit, Serve, UserId } from '@server/platform/http';
import type { InputOf, ReplyOf } from '@shared/contracts';
import * as contract from '@shared/contracts';
import type { FastifyReply } from 'fastify';
import {
  presentAuditLine,
  presentCourse,
  presentDay,
  presentImport,
  presentLimit,
  presentQuest,
  presentReport,
  presentUser,
} from './admin.presenter';
import { Administer } from './administer';
import { AdminsOnly } from './admins-only';
import { Audit, PAGE_SIZE } from './audit';
import { ChangeAdmin } from './change-admin';
import { ContentOverview } from './content-overview';
import { ExportUsers } from './export-users';
import { Figures } from './figures';
import { FindUsers } from './find-users';
import { SignInLimit } from './sign-in-limit';

const isFull = (page: readonly unknown[]): boolean => page.length === PAGE_SIZE;

@Controller()
@UseGuards(AdminsOnly)
export class AdminController {
  constructor(
    private readonly findUsers: FindUsers,
    private readonly exportUsers: ExportUsers,
    private readonly figures: Figures,
    private readonly signInLimit: SignInLimit,
    private readonly totals: UserTotals,
    private readonly changeAdmin: ChangeAdmin,
    private readonly administer: Administer,
    private readonly reports: Reports,
    private readonly bosses: BossList,
    private readonly fights: BossEvents,
    private readonly outages: ServiceOutages,
    private readonly quests: QuestSwitches,
    private readonly content: ContentOverview,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  @Serve(contract.listUsers)
  async users(
    @Input() { query }: InputOf<typeof contract.listUsers>,
  ): Promise<ReplyOf<typeof contract.listUsers>> {
    const users = await this.findUsers.execute(query.search ?? '', query.after);
    const totals = await Promise.all(users.map(({ id }) => this.totals.totalsOf(id)));
    return {
      Users: users.map((user, at) => presentUser(user, totals[at] ?? ZERO_TOTALS)),
      HasMore: isFull(users),
    };
  }

  /** Reads every account. */
  @Serve(contract.exportUsers)
  @RateLimit(10, 60_000)
  async exportAccounts(
    @UserId() adminId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    const csv = await this.exportUsers.execute(adminId);
    reply.type('text/csv; charset=utf-8').header('cache-control', 'no-store');
    reply.header('content-disposition', 'attachment; filename="accounts.csv"');
    return csv;
  }

  @Serve(contract.getFigures)
  async getFigures(): Promise<ReplyOf<typeof contract.getFigures>> {
    const { last } = this.signInLimit;
    return { Days: (await this.figures.execute()).map(presentDay), SignInLimit: last && presentLimit(last) };
  }

  @Serve(contract.changeAdmin)
  async makeAdmin(
    @Input() { params, body }: InputOf<typeof contract.changeAdmin>,
    @UserId() adminId: string,
  ): Promise<object> {
    await this.changeAdmin.execute({ userId: params.id, isAdmin: body.isAdmin, adminId });
    return {};
  }

  @Serve(contract.listReports)
  async listReports(
    @Input() { query }: InputOf<typeof contract.listReports>,
  ): Promise<ReplyOf<typeof contract.listReports>> {
    const { course: courseId, ...filter } = query;
    const reports = await this.reports.list({ ...filter, courseId });
    return { Reports: reports.map(presentReport), HasMore: isFull(reports) };
  }

  @Serve(contract.countNewReports)
  async countNewReports(): Promise<ReplyOf<typeof contract.countNewReports>> {
    return { Count: await this.reports.countNew() };
  }

  @Serve(contract.changeReport)
  async changeReport(
    @Input() { params, body }: InputOf<typeof contract.changeReport>,
    @UserId() adminId: string,
  ): Promise<object> {
    await this.administer.changeReport(adminId, { reportId: params.id, ...body });
    return {};
  }

  @Serve(contract.listBosses)
  async listBosses(): Promise<ReplyOf<typeof contract.listBosses>> {
    const fight = await this.fights.at(this.clock.now());
    return {
      Bosses: this.bosses.all.map(({ slug, name }) => ({ Slug: slug, Name: name })),
      FightEndsAt: fight?.expiresAt.toISOString() ?? null,
    };
  }

  @Serve(contract.startBoss)
  async startBoss(
    @Input() { params }: InputOf<typeof contract.startBoss>,
    @UserId() adminId: string,
  ): Promise<object> {
    await this.administer.startBoss(adminId, params.slug);
    return {};
  }

  @Serve(contract.listQuests)
  async listQuests(): Promise<ReplyOf<typeof contract.listQuests>> {
    return { Quests: (await this.quests.all()).map(presentQuest) };
  }

  @Serve(contract.switchQuest)
  async switchQuest(
    @Input() { params, body }: InputOf<typeof contract.switchQuest>,
    @UserId() adminId: string,
  ): Promise<object> {
    await this.administer.switchQuest(adminId, params.id, body.isOn);
    return {};
  }

  @Serve(contract.getContentOverview)
  async contentOverview(): Promise<ReplyOf<typeof contract.getContentOverview>> {
    const courses = await this.content.courses();
    return { Courses: courses.map(presentCourse), LastImport: presentImport(this.content.lastImport) };
  }

  @Serve(contract.listOutages)
  async listOutages(): Promise<ReplyOf<typeof contract.listOutages>> {
    const outages = await this.outages.newest(PAGE_SIZE);
    return {
      Outages: outages.map(({ startedAt, endedAt }) => ({
        StartedAt: startedAt.toISOString(),
        EndedAt: endedAt.toISOString(),
      })),
    };
  }

  @Serve(contract.addOutage)
  async addOutage(
    @Input() { body }: InputOf<typeof contract.addOutage>,
    @UserId() adminId: string,
  ): Promise<object> {
    await this.administer.addOutage(adminId, new Date(body.startedAt), new Date(body.endedAt));
    return {};
  }

  @Serve(contract.listAudit)
  async listAudit(
    @Input() { query }: InputOf<typeof contract.listAudit>,
  ): Promise<ReplyOf<typeof contract.listAudit>> {
    const { from, until, ...filter } = query;
    const lines = await this.audit.list({
      ...filter,
      from: from === undefined ? undefined : new Date(from),
      until: until === undefined ? undefined : new Date(until),
    });
    return { Entries: lines.map(presentAuditLine), HasMore: isFull(lines) };
  }
}
