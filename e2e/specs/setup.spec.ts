import sharp from 'sharp';
import { accessibilityProblemsInThemes } from '../fixtures/accessibility';
import { TestServer } from '../fixtures/server';
import { expect, SERVER_START_TIMEOUT_MS, test } from '../fixtures/test';

/* A server of its own, which nobody has set up. */
const journey = test.extend<object, object>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const server = await TestServer.start();
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: SERVER_START_TIMEOUT_MS },
  ],
});

journey(
  'the printed link makes the first admin, who gives the site its name, logo, color and rules',
  async ({ page, server, browser }) => {
    const link = /\S+\/setup#\S+/.exec(server.output)?.[0] ?? '';
    const { pathname, hash } = new URL(link);
    await page.goto(`${server.url}${pathname}${hash}`);
    await expect(page.getByLabel('Setup code')).toHaveValue(hash.slice(1));
    await page.getByLabel('Your email').fill('admin@acme.example');
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Lovelace');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: '2. Make it yours' })).toBeVisible();

    const background = '#2563eb';
    const logo = await sharp({ create: { width: 90, height: 90, channels: 3, background } })
      .png()
      .toBuffer();
    await page
      .getByLabel('Logo file')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
    await expect(page.getByAltText('Logo')).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill('Acme Academy');
    await page.getByLabel('Accent color', { exact: true }).fill('#1e3a8a');
    await expect(page.getByText('In dark mode, buttons get the nearest shade')).toBeVisible();
    await page.getByText('Only some email domains').click();
    await page.getByLabel('Email domains', { exact: true }).fill('acme.example');
    await page.getByRole('button', { name: 'Save and finish' }).click();
    await expect(page.getByRole('link', { name: 'Acme Academy, home' })).toBeVisible();
    await page.getByLabel('Email', { exact: true }).fill('guest@elsewhere.example');
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await expect(page.getByText('guest@elsewhere.example', { exact: true })).toBeVisible();
    expect(await accessibilityProblemsInThemes(page)).toEqual([]);

    // A stranger sees the name and the color with the first byte, and can't sign up.
    const stranger = await browser.newPage();
    const requests: string[] = [];
    stranger.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await stranger.goto(`${server.url}/login`);
    await expect(stranger).toHaveTitle('Sign in · Acme Academy');
    await stranger.getByLabel('Email', { exact: true }).fill('eve@elsewhere.example');
    const submit = stranger.getByRole('button', { name: 'Continue with email' });
    await expect(submit).toHaveCSS('background-color', 'rgb(30, 58, 138)');
    await submit.click();
    await stranger.getByLabel('First name').fill('Eve');
    await stranger.getByLabel('Last name').fill('Smith');
    await stranger.getByRole('button', { name: 'Create account' }).click();
    await expect(stranger.getByRole('alert')).toContainText(
      'Only people with an email address at acme.example can sign up here.',
    );
    expect(requests).not.toContain('/v1/site');
    await stranger.goto(link.replace(/^.*(?=\/setup)/, server.url));
    await expect(stranger.getByText('This server is already set up')).toBeVisible();
    await stranger.close();
  },
);
