import 'reflect-metadata';
import { join } from 'node:path';
import '../app.module'; // declares every subscriber
import { migrations } from '../migrations';
import { connect, createDataSource, Database } from '../platform/database';
import { declaredSubscribers, EventOperations, runEventCommand } from '../platform/events';
import { readSettings } from '../settings';

// npm run events -- <command>, also beside a running server: docs/events.md, "Operating".
try {
  const { databaseUrl, dataDir } = readSettings(process.env);
  const sqlitePath = join(dataDir, 'emberforge.sqlite');
  const dataSource = await connect(createDataSource({ databaseUrl, sqlitePath, entities: [], migrations }));
  const operations = new EventOperations(new Database(dataSource));
  const text = await runEventCommand(process.argv.slice(2), operations, declaredSubscribers(), Date.now());
  process.stdout.write(`${text}\n`);
  await dataSource.destroy();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
