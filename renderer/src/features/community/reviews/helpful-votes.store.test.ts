import { fakeApi, fakeToken } from '@web/api/testing';
import { expect, test } from 'vitest';
import { HelpfulVotesStore } from './helpful-votes.store';

test('a vote shows right away, and is taken back if the server refuses', async () => {
  let refuses = false;
  const api = fakeApi({
    listHelpfulReviews: () => ({ body: { helpful: [], own: ['mine'] } }),
    markReviewHelpful: () => (refuses ? { status: 403, body: { error: 'No.' } } : { body: {} }),
  });
  api.tokens.set(fakeToken(900));
  const store = new HelpfulVotesStore(api.client, () => true);
  await store.state.load();
  const done = store.vote('theirs', true);
  expect(store.state.value?.helpful).toEqual(['theirs']);
  await done;
  refuses = true;
  await expect(store.vote('theirs', false)).rejects.toMatchObject({ status: 403 });
  expect(store.state.value?.helpful).toEqual(['theirs']);
});
