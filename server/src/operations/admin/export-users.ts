import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Audit } from '@server/operations/audit';
import { UserEntity, UserTotals, ZERO_TOTALS } from '@server/people/users';
import { Database } from '@server/platform/database';
import { levelOfXp } from '@shared/rules/levels';
import { toCsv } from '@shared/rules/to-csv';
import { MoreThan } from 'typeorm';

/** Rows read at a time: the accounts of a large site never are in memory as a whole. */
const BATCH = 200;

const COLUMNS = [
  'id',
  'handle',
  'email',
  'first_name',
  'last_name',
  'joined',
  'language',
  'time_zone',
  'level',
  'xp',
  'admin',
  'suspended',
];
/** So that spreadsheets read UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** All accounts as CSV, the oldest first. Who exported them is in the log. */
@Injectable()
export class ExportUsers {
  constructor(
    private readonly database: Database,
    private readonly totals: UserTotals,
    private readonly audit: Audit,
  ) {}

  /** The file, read as fast as it's sent. */
  async execute(adminId: string): Promise<Readable> {
    await this.database.transaction((tx) =>
      this.audit.record(tx, { adminId, action: 'export-users', subject: 'users', details: {} }),
    );
    return Readable.from(this.lines(), { objectMode: false });
  }

  private async *lines(): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + toCsv([COLUMNS]);
    for (let after = ''; ; ) {
      const users = await this.database.dataSource.manager.find(UserEntity, {
        where: { id: MoreThan(after) },
        order: { id: 'ASC' },
        take: BATCH,
      });
      const last = users.at(-1);
      if (!last) return;
      yield toCsv(await Promise.all(users.map((user) => this.rowOf(user))));
      after = last.id;
    }
  }

  private async rowOf(user: UserEntity): Promise<string[]> {
    const { xp } = (await this.totals.totalsOf(user.id)) ?? ZERO_TOTALS;
    return [
      user.id,
      user.handle,
      user.email,
      user.firstName,
      user.lastName,
      user.createdAt.toISOString(),
      user.locale ?? '',
      user.timeZone,
      String(levelOfXp(xp)),
      String(xp),
      user.isAdmin ? 'yes' : 'no',
      user.suspendedAt?.toISOString() ?? '',
    ];
  }
}
