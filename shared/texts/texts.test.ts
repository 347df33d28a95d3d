import { describe, expect, test } from 'vitest';
import { fieldMessage, textOfMessage } from './fields';
import { asIs, readReference, TEXTS, Text, text } from './index';

describe('a text', () => {
  test.each([
    [text('session.ended'), 'Your session has ended. Please sign in again.'],
    [
      text('spellbook.locked', { title: 'Loops {1} & $& more' }),
      'Solve the lesson “Loops {1} & $& more” to unlock this page.',
    ],
    [text('game.need-gems', { amount: 1, balance: 0 }), 'You need 1 gem for this, and you have 0.'],
    [
      text('game.need-gems', { amount: 1_200, balance: 1_000 }),
      'You need 1,200 gems for this, and you have 1,000.',
    ],
    [
      text('sign-in.suspended-until-deletion', { date: new Date('2026-03-05T23:00Z'), reason: 'Spam' }),
      'This account is suspended and will be deleted on March 5, 2026. The reason: Spam',
    ],
  ])('says “$english” in English', ({ english }, expected) => {
    expect(english).toBe(expected);
  });

  test('travels as its id and values, in the characters of a header', () => {
    const { reference } = text('providers.linked-elsewhere', {
      provider: 'GitHub',
      name: 'ä & b\r\n?\ud800',
    });
    expect(reference).toMatch(/^providers\.linked-elsewhere\?[\x21-\x7e]+$/);
    expect(readReference(reference!)).toEqual({
      id: 'providers.linked-elsewhere',
      values: { provider: 'GitHub', name: 'ä & b\r\n?\ufffd' },
    });
    expect(text('session.ended').reference).toBe('session.ended');
  });

  test('of somebody else has no id', () => {
    expect(asIs('no such table: course').reference).toBeUndefined();
  });

  test('can come from another process', () => {
    const sent = text('run.same-name', { name: 'main.py' });
    expect(Text.received(sent.english, sent.reference)).toEqual(sent);
    expect(Text.received('Too large.', undefined).reference).toBeUndefined();
  });

  test('can be a schema’s message', () => {
    expect(textOfMessage(fieldMessage('field.long-feedback', { max: 10_000 }))).toMatchObject({
      english: 'Please keep your feedback to 10,000 characters.',
      reference: 'field.long-feedback?max=10000',
    });
    expect(textOfMessage('is too long')).toBeUndefined();
    expect(textOfMessage('text:toString')).toBeUndefined();
  });
});

test('no sentence has two ids, and ids fit into a header', () => {
  expect(new Set(Object.values(TEXTS)).size).toBe(Object.keys(TEXTS).length);
  for (const id of Object.keys(TEXTS)) expect(id).toMatch(/^[a-z-]+\.[a-z_-]+$/);
});
