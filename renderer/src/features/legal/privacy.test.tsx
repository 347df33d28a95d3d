import type { DataRecipients } from '@shared/contracts';
import { fakeApi } from '@web/api/testing';
import { fakePlatform } from '@web/platform/testing';
import { RootStore, StoresProvider } from '@web/stores';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { recipientsOf } from './data-recipients';
import { PrivacyScreen } from './PrivacyScreen';

const NONE: DataRecipients = {
  LanguageModel: null,
  Github: false,
  Google: false,
  Discord: false,
  EmailProvider: false,
  Runners: false,
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
  expect(none).toContain('This server sends no emails');
  expect(none).not.toMatch(/Google learns|Discord, if|Other machines/);
  const all = await privacyOf({
    ...NONE,
    LanguageModel: { Model: 'small', Host: 'models.example.org' },
    Google: true,
    EmailProvider: true,
    Runners: true,
  });
  expect(all).toContain('A language model, small at models.example.org, reads your answers');
  expect(all).toMatch(/The host’s email provider.*Google learns.*Other machines/s);
});

test('the privacy page says where C and Go are compiled', async () => {
  expect(await privacyOf(NONE)).toMatch(/until your browser has downloaded their compiler/);
});
