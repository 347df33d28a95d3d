import { ChangeAdmin } from '../operations/admin';
import { UserRepository } from '../people/users';
import { openCommandApp, runCommand } from './command-app';

const USAGE = 'Usage: npm run admin -- <email>, or npm run admin -- --remove <email>';

// npm run admin -- <email>, also beside a running server: docs/admin.md.
await runCommand(async () => {
  const args = process.argv.slice(2);
  const isAdmin = args[0] !== '--remove';
  const [email, ...others] = isAdmin ? args : args.slice(1);
  if (!email || email.startsWith('-') || others.length > 0) throw new Error(USAGE);
  const app = await openCommandApp();
  try {
    const user = await app.get(UserRepository, { strict: false }).findByEmail(email.toLowerCase());
    if (!user) throw new Error(`There's no account with the email ${email}. Sign up first.`);
    await app.get(ChangeAdmin, { strict: false }).execute({ userId: user.id, isAdmin, adminId: null });
    return `${user.handle} is ${isAdmin ? 'an admin. The admin pages are at /admin.' : 'no longer an admin.'}`;
  } finally {
    await app.close();
  }
});
