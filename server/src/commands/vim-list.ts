import { VimList } from '../people/users';
import { openCommandApp, runCommand } from './command-app';

// npm run vim-list, also beside a running server: the addresses of /join-vim-list, one per line.
await runCommand(async () => {
  const app = await openCommandApp();
  try {
    return (await app.get(VimList, { strict: false }).emails()).join('\n');
  } finally {
    await app.close();
  }
});
