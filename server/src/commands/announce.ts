import { Broadcasts } from '../community/notifications';
import { Database } from '../platform/database';
import { openCommandApp, runCommand } from './command-app';

// npm run announce -- "text", also beside a running server: docs/notifications.md, "Announcements".
await runCommand(async () => {
  const [text, ...others] = process.argv.slice(2);
  if (text === undefined || others.length > 0) throw new Error('Usage: npm run announce -- "text"');
  const app = await openCommandApp();
  try {
    const broadcasts = app.get(Broadcasts, { strict: false });
    await app.get(Database, { strict: false }).transaction((tx) => broadcasts.announce(tx, text));
    return 'Announced. Running servers hand it out within seconds, to everybody.';
  } finally {
    await app.close();
  }
});
