import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MissingService } from '@shared/contracts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Configured } from './platform/config';
import { readSettings, SETTING_NAMES } from './settings';

interface Part {
  environment: Record<string, z.ZodType>;
  read(values: object): object;
}

/** What the features declare. */
const parts = Object.values(
  import.meta.glob<Record<string, Part>>('./**/*.settings.ts', { eager: true }),
).flatMap((file) => Object.values(file));

const inNewFolder = () => ({ DATA_DIR: join(mkdtempSync(join(tmpdir(), 'settings-')), 'data') });

describe('settings', () => {
  test('none needs to be given', () => {
    const settings = readSettings(inNewFolder());
    expect(settings).toMatchObject({ port: 3000, host: '127.0.0.1', publicUrl: 'http://localhost:3000' });
  });

  test.each([
    [{ PORT: 'eighty' }, 'PORT must be a port number from 0 to 65535.'],
    [{ DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL must be a postgres:// address.'],
    [{ REDIS_URL: 'http://x' }, 'REDIS_URL must be a redis:// or rediss:// address, '],
    [
      { REDIS_URL: 'redis://x/first' },
      'REDIS_URL must be a redis:// or rediss:// address, with a database number',
    ],
    [{ PUBLIC_URL: 'learn.example.org' }, 'PUBLIC_URL must be the http(s) address that learners open, '],
    [
      { PUBLIC_URL: 'https://example.org/learn' },
      'PUBLIC_URL must be the http(s) address that learners open, ',
    ],
    [
      { PUBLIC_URL: 'https://me:secret@example.org' },
      'PUBLIC_URL must be the http(s) address that learners open, ',
    ],
    [
      { PUBLIC_URL: 'https://example.org/?a=b' },
      'PUBLIC_URL must be the http(s) address that learners open, ',
    ],
    [{ MAIL_FROM: 'Forge' }, 'MAIL_FROM must be a sender, such as Forge <forge@example.org>.'],
    [{ MAIL_FROM: 'Forge <forge>' }, 'MAIL_FROM must be a sender, such as Forge <forge@example.org>.'],
    [{ MAIL_FROM: 'Forge <a@example.org>\r\nBcc: x@example.org' }, 'MAIL_FROM must be a sender, '],
    [{ LLM_BASE_URL: 'localhost', LLM_MODEL: 'm' }, 'LLM_BASE_URL must be the http(s) address of a chat '],
    [{ LLM_TOKENS_PER_DAY: '-1' }, 'LLM_TOKENS_PER_DAY must be a number of tokens '],
    [{ LLM_MODEL: 'm' }, 'LLM_BASE_URL and LLM_MODEL must be set together.'],
    [{ GITHUB_CLIENT_ID: 'id' }, 'GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET must be set together.'],
    [{ DISCORD_CLIENT_ID: 'id' }, 'DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET must be set together.'],
    [{ GITHUB_API_URL: 'api.github.com' }, 'GITHUB_API_URL must be the http(s) address of its REST API'],
    [{ METRICS_PORT: 'many' }, 'METRICS_PORT must be a port number from 0 to 65535'],
    [{ SPARE_RUNNERS: '-1' }, 'SPARE_RUNNERS must be a number of runner processes from 0 to 64.'],
    [{ ROLES: 'web,queue' }, 'ROLES must be some of web, events, jobs, runner, with commas between them.'],
    [{ ROLES: 'events' }, 'ROLES needs DATABASE_URL: with SQLite, one process does everything.'],
    [
      { ROLES: 'web', DATABASE_URL: 'postgres://localhost/forge' },
      'ROLES without runner needs REDIS_URL, so that programs run elsewhere.',
    ],
    [{ EVENT_RETENTION_DAYS: '0' }, 'EVENT_RETENTION_DAYS must be a number of days from 1 to 36500.'],
    [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET must be at least 32 characters.'],
    [{ SMTP_URL: 'mail.example.org' }, 'SMTP_URL must be an smtp:// or smtps:// address.'],
    [
      { DATA_DIR: '/dev/null/no' },
      'DATA_DIR must be a folder that may be written: /dev/null/no cannot be made.',
    ],
  ])('%o stops the start with one line', (bad, line) => {
    expect(() => readSettings({ ...inNewFolder(), ...bad })).toThrow(line);
  });

  test.each([
    { PUBLIC_URL: 'https://learn.example.org/' },
    { PUBLIC_URL: 'http://192.168.1.5:8080' },
    { REDIS_URL: 'rediss://:secret@cache.example.org:6380/3' },
    { MAIL_FROM: 'forge@example.org' },
    { MAIL_FROM: 'The Forge <forge@localhost>' },
  ])('%o is taken', (good) => {
    expect(() => readSettings({ ...inNewFolder(), ...good })).not.toThrow();
  });

  test.each(['true', 'TRUE', 'nginx', '10.0.0.0/33', '127.0.0.1,', '127.0.0.1 10.0.0.1', '1.5', '-1'])(
    'TRUST_PROXY=%s stops the start, and the line says what to write instead',
    (TRUST_PROXY) => {
      expect(() => readSettings({ ...inNewFolder(), TRUST_PROXY })).toThrow(
        /^TRUST_PROXY must be the number of proxies .*10\.0\.0\.0\/8, and never true/,
      );
    },
  );

  test.each([
    ['false', false],
    ['0', false],
    ['127.0.0.1', ['127.0.0.1']],
    ['loopback, 10.0.0.0/8, fd00::/8', ['loopback', '10.0.0.0/8', 'fd00::/8']],
  ])('TRUST_PROXY=%s trusts %j', (TRUST_PROXY, trusted) => {
    expect(readSettings({ ...inNewFolder(), TRUST_PROXY }).trustProxy).toEqual(trusted);
  });

  test('a process does everything, or its share', () => {
    expect([...readSettings(inNewFolder()).roles]).toEqual(['web', 'events', 'jobs', 'runner']);
    const shared = { ...inNewFolder(), DATABASE_URL: 'postgres://localhost/forge' };
    expect([...readSettings({ ...shared, ROLES: 'events, jobs' }).roles]).toEqual(['events', 'jobs']);
  });

  test('are all that the features declare', () => {
    const settings = readSettings(inNewFolder());
    const variables = parts.flatMap(({ environment }) => Object.keys(environment));
    const made = parts.flatMap(({ environment, read }) => {
      const values = z.object(environment).parse(inNewFolder());
      return Object.keys(read(values));
    });
    expect(variables.sort()).toEqual([...SETTING_NAMES].sort());
    expect(made.sort()).toEqual(Object.keys(settings).sort());
  });

  test('tell which services there are', () => {
    // What earlier features read of those of later ones: the types say that the names are right.
    const services: Configured<MissingService | 'github' | 'google' | 'discord'> = readSettings(
      inNewFolder(),
    );
    expect(services).toMatchObject({ github: undefined, google: undefined, discord: undefined });
    const google = readSettings({
      ...inNewFolder(),
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_URL: 'https://id.example/',
    });
    expect(google.google).toEqual({ clientId: 'id', url: 'https://id.example' });
    const app = { GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 'secret' };
    expect(readSettings({ ...inNewFolder(), ...app }).github).toEqual({
      clientId: 'id',
      clientSecret: 'secret',
      url: 'https://github.com',
      apiUrl: 'https://api.github.com',
    });
    const GITHUB_URL = 'https://github.example.org/';
    expect(readSettings({ ...inNewFolder(), ...app, GITHUB_URL }).github).toMatchObject({
      url: 'https://github.example.org',
      apiUrl: 'https://github.example.org/api/v3',
    });
  });

  test('an empty variable counts as absent', () => {
    expect(readSettings({ ...inNewFolder(), PORT: '' }).port).toBe(3000);
  });
});
