import { Controller, Get, HttpException } from '@nestjs/common';
import { asIs, text } from '@shared/texts';
import { QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm';
import { describe, expect, test } from 'vitest';
import { DomainError } from '../errors';
import { HttpApp } from './testing/http-app';

let failure: unknown;

@Controller()
class FailingController {
  @Get('/fail')
  fail() {
    throw failure;
  }
}

const queryFailed = (code: string) =>
  new QueryFailedError('SELECT secret', [], Object.assign(new Error('the database said so'), { code }));

async function replyTo(error: unknown) {
  failure = error;
  await using app = await HttpApp.start({ controllers: [FailingController] });
  const reply = await fetch(`${app.url}/fail`);
  return {
    status: reply.status,
    body: (await reply.json()) as { error: string },
    retryAfter: reply.headers.get('retry-after'),
    textReference: reply.headers.get('error-text'),
    app,
  };
}

describe('a failure', () => {
  test.each([
    ['a row that is locked', queryFailed('55P03')],
    ['a deadlock', queryFailed('40P01')],
    ['too many connections', queryFailed('53300')],
    ['a server that shuts down', queryFailed('57P01')],
    ['a SQLite file that is locked', queryFailed('SQLITE_BUSY_SNAPSHOT')],
    ['a pool without a free connection', new Error('timeout exceeded when trying to connect')],
    ['a connection that was lost', new QueryRunnerAlreadyReleasedError()],
    ['a database that hangs', new Error('Query read timeout')],
    ['a database that is gone', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
    [
      'a database that is gone by both its addresses',
      new AggregateError([Object.assign(new Error(), { code: 'ECONNREFUSED' })]),
    ],
  ])('of %s is a 503 that says when to try again', async (_, error) => {
    const { status, body, retryAfter } = await replyTo(error);
    expect([status, retryAfter]).toEqual([503, '2']);
    expect(body).toEqual({ error: 'The server is very busy right now. Please try again in a moment.' });
  });

  test('names its text for clients in other languages, unless that would be too long for a header', async () => {
    const locked = (title: string) => new DomainError('forbidden', text('spellbook.locked', { title }));
    const { body, textReference } = await replyTo(locked('Schleifen & mehr ✨'));
    expect(body).toEqual({ error: 'Solve the lesson “Schleifen & mehr ✨” to unlock this page.' });
    expect(textReference).toBe('spellbook.locked?title=Schleifen+%26+mehr+%E2%9C%A8');
    expect((await replyTo(locked('✨'.repeat(1_000)))).textReference).toBeNull();
    expect((await replyTo(new Error('a bug'))).textReference).toBe('server.internal');
  });

  test.each([
    ['SQLite', queryFailed('SQLITE_FULL')],
    ['PostgreSQL', queryFailed('53100')],
    ['a file', Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })],
  ])('of %s because the disk is full is a 503 that says so', async (_, error) => {
    const { status, body, retryAfter } = await replyTo(error);
    expect([status, retryAfter]).toEqual([503, '60']);
    expect(body.error).toMatch(/^This server’s disk is full/);
  });

  test.each([
    [new Error('a secret'), 500, 'Internal server error'],
    [queryFailed('42P01'), 500, 'Internal server error'],
    ['not even an error', 500, 'Internal server error'],
    [new HttpException('I am a teapot.', 418), 400, 'I am a teapot.'],
    [new DomainError('conflict', asIs('This name is taken.')), 409, 'This name is taken.'],
  ])('%s is answered with what the caller may know', async (error, status, text) => {
    expect(await replyTo(error)).toMatchObject({ status, body: { error: text }, retryAfter: null });
  });
});
