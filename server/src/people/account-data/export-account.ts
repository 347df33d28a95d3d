import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { UserRepository } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import { DataSource } from 'typeorm';
import { type PersonalTable, personalTables, rowsAbout } from './personal-tables';

/** JSON has no whole numbers of any size. */
const digits = (_key: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value);

/** Rows read at a time: the export of a year of learning never is in memory as a whole. */
const PAGE = 500;

const readme = (at: Date) => `What this server holds about you, as of ${at.toISOString()}.

Each file is a table of its database: JSON, an object for each row. Times are in UTC. Secrets, such as the hashes of
sign-in links, are left out. The names of lessons and courses belong to their ids in the catalog.
`;

/** Everything that the product holds about a learner, as one zip with a JSON file for each table. */
@Injectable()
export class ExportAccount {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UserRepository,
    private readonly clock: Clock,
  ) {}

  /** The zip's bytes, read as fast as they're sent. @throws DomainError `unauthenticated` if the user was deleted. */
  async execute(userId: string): Promise<Readable> {
    await this.users.get(userId);
    return Readable.from(this.zip(userId), { objectMode: false });
  }

  private async *zip(userId: string): AsyncGenerator<Uint8Array> {
    const ready: Uint8Array[] = [];
    const zip = new Zip((error, chunk) => {
      if (error) throw error;
      ready.push(chunk);
    });
    const now = this.clock.now();
    const open = (name: string): ZipDeflate => {
      const file = new ZipDeflate(name, { level: 6 });
      file.mtime = now;
      zip.add(file);
      return file;
    };
    open('README.txt').push(strToU8(readme(now)), true);
    for (const table of personalTables(this.dataSource)) {
      if (table.rule.secret === 'all') continue;
      const file = open(`${table.metadata.tableName}.json`);
      let isFirst = true;
      for await (const row of this.rows(table, userId)) {
        file.push(strToU8(`${isFirst ? '[\n' : ',\n'}${JSON.stringify(row, digits)}`));
        isFirst = false;
        yield* ready.splice(0);
      }
      file.push(strToU8(isFirst ? '[]\n' : '\n]\n'), true);
      yield* ready.splice(0);
    }
    zip.end();
    yield* ready.splice(0);
  }

  private async *rows(table: PersonalTable, userId: string): AsyncGenerator<object> {
    const { metadata, rule } = table;
    const secret = new Set(rule.secret);
    for (let skip = 0; ; skip += PAGE) {
      const query = rowsAbout(this.dataSource.manager, table, userId).skip(skip).take(PAGE);
      for (const { propertyName } of metadata.primaryColumns) query.addOrderBy(`row.${propertyName}`);
      const rows = await query.getMany();
      for (const row of rows)
        yield Object.fromEntries(Object.entries(row).filter(([name]) => !secret.has(name)));
      if (rows.length < PAGE) return;
    }
  }
}
