import { FakeGithub } from '../fixtures/fake-github';
import { FakeOpenId, newAccount } from '../fixtures/fake-openid';
import { TestServer } from '../fixtures/server';
import { expect, expectSignedIn, SERVER_START_TIMEOUT_MS, test } from '../fixtures/test';

/* A server of its own: with Google and GitHub, the policy of its pages is another one. */
const journey = test.extend<object, { providers: { github: FakeGithub; openid: FakeOpenId } }>({
  providers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const [github, openid] = await Promise.all([FakeGithub.start(), FakeOpenId.start()]);
      await use({ github, openid });
      await Promise.all([github[Symbol.asyncDispose](), openid[Symbol.asyncDispose]()]);
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ providers: { github, openid } }, use) => {
      const server = await TestServer.start({ ...github.env, ...openid.env });
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: SERVER_START_TIMEOUT_MS },
  ],
});

journey(
  'a learner signs in with Google, adds a passkey, signs in with it, and with GitHub',
  async ({ page, providers: { github, openid } }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true } as const;
    const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        ...options,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    const signOut = async () => {
      await page.getByRole('button', { name: 'Your account' }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
    };

    openid.account = newAccount({ email: 'grace@example.org' });
    await page.goto('/courses');
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    await page.frameLocator('iframe[title="Sign in with Google Button"]').getByRole('button').click();
    await expectSignedIn(page);
    // A new account sees the tracks first, and goes on to the page it came from.
    await expect(page).toHaveURL(/\/onboarding\?redirect=%2Fcourses$/);
    await page.getByRole('link', { name: 'Skip and go back to where you were' }).click();
    await expect(page).toHaveURL(/\/courses$/);

    await page.goto('/courses?modal=settings');
    await page.getByRole('tab', { name: 'Account' }).click();
    await expect(page.getByText('grace@example.org').first()).toBeVisible();
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByRole('button', { name: /^Remove Chrome/ })).toBeVisible();
    await page.goto('/courses');
    await signOut();

    // The email field suggests the passkey, and the authenticator takes it by itself.
    await page.goto('/login?redirect=%2Flore');
    await expectSignedIn(page);
    await expect(page).toHaveURL(/\/lore$/);
    await signOut();

    // It would take the suggestion of the next form, too.
    await devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    github.login = 'grace';
    github.emails.set('grace', [{ email: 'grace@example.org', verified: true, primary: true }]);
    await page.goto('/login?redirect=https%3A%2F%2Fevil.example');
    await page.getByRole('button', { name: 'Continue with GitHub' }).click();
    await expectSignedIn(page);
    await expect(page).toHaveURL(/\/(onboarding|dashboard)$/);
    await page.getByRole('button', { name: 'Your account' }).click();
    await expect(page.getByText('grace@example.org')).toBeVisible();
  },
);
