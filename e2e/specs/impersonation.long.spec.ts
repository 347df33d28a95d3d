import type { User } from '@shared/contracts';
import { makeAdmin } from '../fixtures/admin';
import { claimsOf, signUp, succeed } from '../fixtures/api';
import { expect, openSignedIn, warmTest as test } from '../fixtures/test';

test('an admin views Emberforge as a learner, can’t act for them, and comes back', async ({
  page,
  server,
}) => {
  const [admin, learner] = [await signUp(server), await signUp(server)];
  makeAdmin(server, claimsOf(admin.accessToken).sub);
  const { Handle: handle } = await succeed<User>(server, 'GET', '/users', { token: learner.accessToken });

  await openSignedIn(page, server, admin, '/admin?tab=users');
  await page.getByRole('textbox', { name: 'Name, handle or email' }).fill(learner.email);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('button', { name: `View as ${handle}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why?').fill('Their streak looks wrong.');
  await dialog.getByRole('button', { name: `View as @${handle}` }).click();

  const banner = page.getByRole('region', { name: 'Viewing as a learner' });
  await expect(banner).toContainText(`as @${handle}`);
  await page.reload();
  await expect(banner).toContainText(`as @${handle}`);
  await page.goto('/dashboard?modal=quest-board');
  await page
    .getByRole('button', { name: /^Accept/ })
    .first()
    .click();
  await expect(page.getByText('You’re viewing somebody else’s account').first()).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await banner.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(page).toHaveURL(/\/admin\?tab=users$/);
  await expect(banner).toBeHidden();
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByText(/stopped viewing Emberforge as a learner/)).toBeVisible();
  await expect(page.getByText('Their streak looks wrong.')).toBeVisible();

  // A link to a view that's over explains itself, and leaves the admin who they are.
  await page.goto(`/courses?impersonate=${claimsOf(learner.accessToken).sub}`);
  await expect(page.getByText('You’re no longer viewing this account.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/courses$/);
});
