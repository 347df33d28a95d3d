import type { User } from '@web/api';
import { fakeApi, fakeToken } from '@web/api/testing';
import { UserStore } from '@web/stores';
import { expect, test } from 'vitest';
import { ProfileFormStore } from './profile-form.store';

const ada = {
  ...{ firstName: 'Ada', lastName: 'Lovelace', bio: null, jobTitle: 'Countess', location: null },
  ...{ websiteUrl: null, githubHandle: null, linkedinUrl: null, twitterHandle: null, experienceLevel: null },
} as User;

function setUp(
  answer: object = { body: { firstName: 'Ada', lastName: 'King', websiteUrl: 'https://ada.org' } },
) {
  const api = fakeApi({ updateUser: () => answer as never });
  api.tokens.set(fakeToken(900));
  const saved: User[] = [];
  const user = new UserStore(api.client, () => true);
  const form = new ProfileFormStore(ada, { api: api.client, user, onSaved: (one) => saved.push(one) });
  return { api, form, saved };
}

test('only what was changed is sent, and then shown as the server has stored it', async () => {
  const { api, form, saved } = setUp();
  expect(form.isDirty).toBe(false);
  form.change('lastName', 'King');
  form.change('websiteUrl', 'ada.org');
  form.change('jobTitle', '');
  expect(await form.save()).toBeUndefined();
  const changes = { lastName: 'King', websiteURL: 'ada.org', jobTitle: '' };
  const { updateFields, ...sent } = api.seen.at(-1)!.body as { updateFields: string[] };
  expect([sent, updateFields.sort()]).toEqual([changes, Object.keys(changes).sort()]);
  expect([form.values.websiteUrl, form.isDirty, form.hasSaved]).toEqual(['https://ada.org', false, true]);
  expect(saved).toHaveLength(1);
});

test('a problem is shown at its field, gets the focus, and nothing is sent', async () => {
  const { api, form } = setUp();
  form.change('lastName', '');
  form.change('websiteUrl', 'nonsense');
  form.check('websiteUrl');
  expect(form.errors).toEqual({ websiteUrl: 'Please enter a web address, such as https://example.com.' });
  expect(await form.save()).toBe('lastName');
  expect(form.errors.lastName).toBe('Please fill in all fields');
  expect(api.seen).toEqual([]);
  form.change('lastName', 'K');
  expect(form.errors.lastName).toBeUndefined();
});

test('after a failure everything stays as it was typed', async () => {
  const { form } = setUp({ status: 503, body: { error: 'The server is busy.' } });
  form.change('bio', 'Engines!');
  await form.save();
  expect([form.failure, form.values.bio, form.isDirty, form.isSaving]).toEqual([
    'The server is busy.',
    'Engines!',
    true,
    false,
  ]);
  form.discard();
  expect([form.failure, form.values.bio, form.isDirty]).toEqual([null, '', false]);
});
