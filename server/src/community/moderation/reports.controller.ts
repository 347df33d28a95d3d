import { Controller } from '@nestjs/common';
import { Input, RateLimit, Serve, UserId } from '@server/platform/http';
import { type InputOf, reportContent } from '@shared/contracts';
import { ReportContent } from './report-content';

const HOUR_MS = 3_600_000;
/** Enough for a bad evening, too few to bury the queue. */
const REPORTS_PER_HOUR = 20;

/** What learners tell the admins about others. */
@Controller()
export class ReportsController {
  constructor(private readonly report: ReportContent) {}

  @Serve(reportContent)
  @RateLimit(REPORTS_PER_HOUR, HOUR_MS)
  async create(
    @Input() { body }: InputOf<typeof reportContent>,
    @UserId() reporterId: string,
  ): Promise<object> {
    const { subjectUUID: subjectId, ...rest } = body;
    await this.report.execute({ reporterId, subjectId, ...rest });
    return {};
  }
}
