import { openCommandApp, runCommand } from './command-app';
import { Broadcasts } from './notifications';

// npm run announce -- "text", also beside a running server: docs/notifications.md, "Announcements".
await runCommand(async () => {
  const [text, ...others] = process.argv.slice(2);
  if (text === undefined || others.length > 0) throw new Error('Usage: npm run announce -- "text"');
  const app = await openCommandApp();
  try {
    await app.get(Broadcasts, { strict: false }).announce(text);
    return 'Announced. Running servers hand it out within seconds, to everybody.';
  } finally {
    await app.close();
  }
});
