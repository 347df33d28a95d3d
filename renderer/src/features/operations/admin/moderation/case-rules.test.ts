import type { ModerationCase } from '@web/api';
import { expect, test } from 'vitest';
import { actionsFor, stateOf } from './case-rules';

const review = (visibility: 'public' | 'waiting' | 'hidden') =>
  ({ kind: 'review', current: 'Buy!', review: { visibility } }) as ModerationCase;

test.each([
  ['a waiting review is approved or hidden', review('waiting'), ['approve', 'hide']],
  ['a public one is hidden', review('public'), ['hide', 'dismiss']],
  ['a hidden one needs nothing more', review('hidden'), ['dismiss']],
  ['a review that’s gone', { kind: 'review', current: null, review: null }, ['dismiss']],
  ['a bio is cleared', { kind: 'bio', current: 'Buy!', review: null }, ['clear', 'dismiss']],
  ['a bio that’s gone', { kind: 'bio', current: null, review: null }, ['dismiss']],
] as const)('%s', (_, entry, actions) => {
  expect(actionsFor(entry as ModerationCase)).toEqual(actions);
});

test.each([
  ['bio', ['a'], 'a', 'same'],
  ['bio', ['b', 'a'], 'b', 'changed'],
  ['bio', ['a'], null, 'gone'],
  ['picture', ['data:image/webp;base64,a'], '/v1/static/profile_images/1', 'changed'],
] as const)('%s %j, now %j: %s', (kind, snapshots, current, state) => {
  expect(stateOf({ kind, snapshots: [...snapshots], current })).toBe(state);
});
