import { expect, test } from 'vitest';
import { presentDataRecipients } from './data-recipients.presenter';

const NONE = {
  github: undefined,
  google: undefined,
  discord: undefined,
  smtpUrl: undefined,
  redisUrl: undefined,
};

test('a server without other services says that there are none', () => {
  expect(presentDataRecipients({ ...NONE, languageModel: undefined })).toEqual({
    LanguageModel: null,
    Github: false,
    Google: false,
    Discord: false,
    EmailProvider: false,
    Runners: false,
  });
});

test('a language model is named with its host, and nothing secret is', () => {
  const languageModel = {
    model: 'small',
    baseUrl: 'https://user:pass@models.example.org:8443/v1',
    apiKey: 'key',
  };
  const presented = presentDataRecipients({
    ...NONE,
    languageModel,
    smtpUrl: 'smtp://me:secret@mail.example.org',
    redisUrl: 'redis://:secret@queue',
  });
  expect(presented).toMatchObject({
    LanguageModel: { Model: 'small', Host: 'models.example.org' },
    EmailProvider: true,
    Runners: true,
  });
  expect(JSON.stringify(presented)).not.toMatch(/key|secret|pass/);
});
