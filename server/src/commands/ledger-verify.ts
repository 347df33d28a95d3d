import { join } from 'node:path';
import { replayLedger } from '../game/xp';
import { migrations } from '../migrations';
import { readSettings } from '../platform/config';
import { connect, createDataSource } from '../platform/database';

// npm run ledger:verify, also beside a running server: docs/rewards.md.
try {
  const { databaseUrl, dataDir } = readSettings(process.env);
  const sqlitePath = join(dataDir, 'emberforge.sqlite');
  const dataSource = await connect(createDataSource({ databaseUrl, sqlitePath, entities: [], migrations }));
  const { entries, learners, problems } = await replayLedger(dataSource);
  await dataSource.destroy();
  process.stdout.write(`Replayed ${entries} entries of ${learners} learners.\n`);
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.stdout.write(problems.length ? `${problems.length} problems found.\n` : 'Every balance adds up.\n');
  if (problems.length > 0) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
