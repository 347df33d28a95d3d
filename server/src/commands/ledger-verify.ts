import { join } from 'node:path';
import { verifyAccounts } from '../commerce/accounts';
import { replayLedger } from '../game/xp';
import { migrations } from '../migrations';
import { connect, createDataSource } from '../platform/database';
import { readSettings } from '../settings';

// npm run ledger:verify, also beside a running server: docs/rewards.md, docs/money.md.
try {
  const { databaseUrl, dataDir } = readSettings(process.env);
  const sqlitePath = join(dataDir, 'emberforge.sqlite');
  const dataSource = await connect(createDataSource({ databaseUrl, sqlitePath, entities: [], migrations }));
  const ledger = await replayLedger(dataSource);
  const books = await verifyAccounts(dataSource);
  await dataSource.destroy();
  const problems = [...ledger.problems, ...books.problems];
  process.stdout.write(`Replayed ${ledger.entries} entries of ${ledger.learners} learners.\n`);
  process.stdout.write(`Checked ${books.transactions} transactions of money, ${books.postings} postings.\n`);
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.stdout.write(problems.length ? `${problems.length} problems found.\n` : 'Every balance adds up.\n');
  if (problems.length > 0) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
