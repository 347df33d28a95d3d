import type { Readable } from 'node:stream';
import { Controller, Res, UseGuards } from '@nestjs/common';
import { Audit, PAGE_SIZE } from '@server/operations/audit';
import { AdminsOnly, UserTotals, ZERO_TOTALS } from '@server/people/users';
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
  presentUser,
} from './admin.presenter';
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
    private readonly content: ContentOverview,
    private readonly audit: Audit,
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

  @Serve(contract.getContentOverview)
  async contentOverview(): Promise<ReplyOf<typeof contract.getContentOverview>> {
    const courses = await this.content.courses();
    return { Courses: courses.map(presentCourse), LastImport: presentImport(this.content.lastImport) };
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
