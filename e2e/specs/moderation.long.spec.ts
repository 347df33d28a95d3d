import type { User } from '@shared/contracts';
import { makeAdmin } from '../fixtures/admin';
import { claimsOf, signUp, succeed } from '../fixtures/api';
import { expect, openSignedIn, warmTest as test } from '../fixtures/test';

test('a learner reports a profile; an admin clears it, suspends its owner, and takes that back', async ({
  page,
  server,
}) => {
  const [reporter, author, admin] = [await signUp(server), await signUp(server), await signUp(server)];
  makeAdmin(server, claimsOf(admin.accessToken).sub);
  const token = author.accessToken;
  await succeed(server, 'PUT', '/users', { token, body: { bio: 'Buy shoes at shop.example!' } });
  const { Handle: handle } = await succeed<User>(server, 'GET', '/users', { token });
  const dialog = page.getByRole('dialog');

  await openSignedIn(page, server, reporter, `/u/${handle}`);
  await page.getByRole('button', { name: 'Report Ada Smith' }).click();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Please choose a reason.')).toBeVisible();
  await dialog.getByRole('radio', { name: /^Bio/ }).click();
  await dialog.getByRole('radio', { name: 'Spam or advertising' }).click();
  await dialog.getByLabel('Anything we should know?').fill('The third one today.');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you. The people who run this site').first()).toBeVisible();

  await page.context().clearCookies();
  await openSignedIn(page, server, admin, '/admin?tab=moderation');
  await expect(page.getByRole('tab', { name: /^Moderation 1/ })).toBeVisible();
  await expect(page.getByText('Buy shoes at shop.example!')).toBeVisible();
  await expect(page.getByText('The third one today.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear bio' }).click();
  await dialog.getByRole('button', { name: 'Clear bio' }).click();
  await expect(dialog.getByText('Write a reason first.')).toBeVisible();
  await dialog.getByLabel('Why?').fill('No ads, please.');
  await dialog.getByRole('button', { name: 'Clear bio' }).click();
  await expect(page.getByText('Nothing to decide')).toBeVisible();
  await expect.poll(() => server.mailsTo(author.email).at(-1)).toContain('No ads, please.');

  await page.goto(`/admin?tab=users&user=${claimsOf(token).sub}`);
  await page.getByRole('button', { name: 'Suspend account' }).click();
  await dialog.getByLabel('Why?').fill('Still selling shoes.');
  await dialog.getByRole('button', { name: 'Suspend account' }).click();
  await expect(page.getByText('Suspended, because: Still selling shoes.')).toBeVisible();

  const seen = server.signInLinks(author.email).length;
  await succeed(server, 'POST', '/users/email/send_magic_link', { body: { email: author.email } });
  const link = await server.nextSignInLink(author.email, seen);
  const other = await page.context().browser()!.newContext({ serviceWorkers: 'block' });
  const guest = await other.newPage();
  await guest.goto(link);
  await expect(guest.getByText(/suspended\. The reason: Still selling shoes\./).first()).toBeVisible();
  await guest.goto(`${server.url}/u/${handle}`);
  await expect(guest.getByText(`Page Not Found: /u/${handle}`)).toBeVisible();

  await page.getByRole('button', { name: 'Undo: Account suspended' }).click();
  await expect(page.getByText('Suspended, because')).toBeHidden();
  await guest.goto(link);
  await expect(guest.getByRole('button', { name: 'Your account' })).toBeVisible();
  await other.close();
});
