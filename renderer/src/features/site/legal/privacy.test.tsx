import type { DataRecipients } from '@web/api';
import { fakeApi } from '@web/api/testing';
import { fakePlatform } from '@web/platform/testing';
import { RootStore, StoresProvider } from '@web/stores';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { CreditsScreen } from './CreditsScreen';
import { recipientsOf } from './data-recipients';
import { PrivacyScreen } from './PrivacyScreen';

const NONE: DataRecipients = {
  languageModel: null,
  github: false,
  google: false,
  discord: false,
  emailProvider: false,
  runners: false,
};

async function privacyOf(recipients: DataRecipients): Promise<string> {
  const api = fakeApi({ getDataRecipients: () => ({ body: recipients }) });
  const stores = new RootStore(api, fakePlatform(), {
    read: () => 'dark' as const,
    subscribe: () => {},
    apply: () => {},
  });
  await recipientsOf(stores.scope).load();
  return renderToString(
    <StoresProvider value={stores}>
      <MemoryRouter>
        <PrivacyScreen />
      </MemoryRouter>
    </StoresProvider>,
  ).replaceAll('<!-- -->', '');
}

test('the privacy page names who gets data by this server’s settings, and nobody else', async () => {
  const none = await privacyOf(NONE);
  expect(none).toContain('No language model reads your answers');
  expect(none).toContain('This server sends no emails. It keeps sign-in links');
  expect(none).not.toMatch(/Google learns|Discord, if|Other machines/);
  const all = await privacyOf({
    ...NONE,
    languageModel: { model: 'small', host: 'models.example.org' },
    google: true,
    emailProvider: true,
    runners: true,
  });
  expect(all).toContain('A language model, small at models.example.org, reads your answers');
  expect(all).toMatch(/The host’s email provider.*Google learns.*Other machines/s);
});

test('the privacy page says where C and Go are compiled', async () => {
  expect(await privacyOf(NONE)).toMatch(/until your browser has downloaded their compiler/);
});

test('the credits name what runs every language, with its license', () => {
  const html = renderToString(
    <MemoryRouter>
      <CreditsScreen />
    </MemoryRouter>,
  );
  for (const name of ['Python', 'QuickJS', 'TypeScript', 'Go', 'LLVM and Clang', 'SQLite'])
    expect(html).toContain(`${name}</a>`);
});
