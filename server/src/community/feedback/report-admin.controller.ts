import { Controller, UseGuards } from '@nestjs/common';
import { AdminsOnly } from '@server/people/users';
import { Input, Serve, UserId } from '@server/platform/http';
import type { InputOf, ReplyOf } from '@shared/contracts';
import * as contract from '@shared/contracts';
import { ChangeReport } from './change-report';
import { presentReport } from './report.presenter';
import { PAGE_SIZE, Reports } from './reports';

/** What learners wrote, for admins. */
@Controller()
@UseGuards(AdminsOnly)
export class ReportAdminController {
  constructor(
    private readonly reports: Reports,
    private readonly change: ChangeReport,
  ) {}

  @Serve(contract.listReports)
  async list(
    @Input() { query }: InputOf<typeof contract.listReports>,
  ): Promise<ReplyOf<typeof contract.listReports>> {
    const { course: courseId, ...filter } = query;
    const reports = await this.reports.list({ ...filter, courseId });
    return { Reports: reports.map(presentReport), HasMore: reports.length === PAGE_SIZE };
  }

  @Serve(contract.countNewReports)
  async countNew(): Promise<ReplyOf<typeof contract.countNewReports>> {
    return { Count: await this.reports.countNew() };
  }

  @Serve(contract.changeReport)
  async changeReport(
    @Input() { params, body }: InputOf<typeof contract.changeReport>,
    @UserId() adminId: string,
  ): Promise<object> {
    await this.change.execute(adminId, { reportId: params.id, ...body });
    return {};
  }
}
