import { BossEvents, BossList } from '../game/bosses';
import { openCommandApp, runCommand } from './command-app';

// npm run boss:start -- <slug>, also beside a running server: docs/bosses.md.
await runCommand(async () => {
  const [slug = '', ...rest] = process.argv.slice(2);
  const app = await openCommandApp();
  try {
    const { all } = app.get(BossList, { strict: false });
    const boss = all.find((each) => each.slug === slug);
    if (!boss || rest.length > 0)
      throw new Error(`Usage: npm run boss:start -- <${all.map((each) => each.slug).join(' | ')}>`);
    if (!(await app.get(BossEvents, { strict: false }).start(boss)))
      throw new Error('A fight is still running. The next one can start after its seven days.');
    return `The fight against ${boss.name} has begun.`;
  } finally {
    await app.close();
  }
});
