import { Logger } from '@nestjs/common';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { MailboxAccess } from './mailbox-access';

const LOCAL = {
  smtpUrl: undefined,
  publicUrl: 'http://localhost:3000',
  host: '127.0.0.1',
  trustProxy: false,
} as const;

const visit = (headers: Record<string, string> = {}, { ip = '127.0.0.1', httpVersion = '1.1' } = {}) => ({
  ip,
  raw: { headers: { host: 'localhost:3000', ...headers }, httpVersion },
});

/** What the mailbox answers a visitor, as the server asks: it notices every request first. */
function visitTo(mailbox: MailboxAccess, visitor: ReturnType<typeof visit>): string | undefined {
  mailbox.notice(visitor);
  return mailbox.refusalOf(visitor)?.english;
}

let warned: string[];
beforeEach(() => {
  warned = [];
  vi.spyOn(Logger.prototype, 'warn').mockImplementation((line: string) => void warned.push(line));
});

test.each([
  {},
  {
    'sec-fetch-site': 'same-origin',
    origin: 'http://localhost:3000',
    referer: 'http://localhost:3000/mailbox',
  },
  { 'sec-fetch-site': 'cross-site', origin: 'https://another.example.org' }, // a site that tries what it can't read
  { referer: 'http://127.0.0.1:5173/' },
] as Record<string, string>[])('a browser on this computer reads it: %o', (headers) => {
  const mailbox = new MailboxAccess(LOCAL);
  expect(visitTo(mailbox, visit(headers))).toBeUndefined();
  expect(visitTo(mailbox, visit())).toBeUndefined();
  expect(warned).toEqual([]);
});

const FORWARDED: [string, ReturnType<typeof visit>][] = [
  ...['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-anything'].map(
    (name): [string, ReturnType<typeof visit>] => [name, visit({ [name]: '127.0.0.1' })],
  ),
  ['x-real-ip', visit({ 'x-real-ip': '127.0.0.1' })],
  ['via', visit({ via: '1.1 proxy' })],
  ['HTTP/1.0', visit({}, { httpVersion: '1.0' })],
  ['host name', visit({ host: 'learn.example.org' })],
  ['Origin', visit({ origin: 'https://learn.example.org' })],
  ['Referer', visit({ 'sec-fetch-site': 'same-origin', referer: 'https://learn.example.org/mailbox' })],
];

test.each(FORWARDED)(
  'a request that was forwarded (%s) closes it, for this computer as well',
  (sign, visitor) => {
    const mailbox = new MailboxAccess(LOCAL);
    const refusal = visitTo(mailbox, visitor);
    expect(refusal).toContain(sign);
    expect(refusal).toMatch(/^The mailbox is closed, because .*Set SMTP_URL, .* and PUBLIC_URL/);
    expect(visitTo(mailbox, visit())).toBe(refusal);
    visitTo(mailbox, visitor);
    expect(warned).toEqual([expect.stringContaining(sign)]);
  },
);

describe('a server that is for others', () => {
  test.each([
    [{ host: '0.0.0.0' }, 'HOST'],
    [{ host: '::' }, 'HOST'],
    [{ publicUrl: 'https://learn.example.org' }, 'PUBLIC_URL'],
    [{ trustProxy: ['127.0.0.1'] }, 'TRUST_PROXY'],
  ])('%o has none, and says so at its start', (settings, name) => {
    const mailbox = new MailboxAccess({ ...LOCAL, ...settings });
    expect(warned).toEqual([expect.stringContaining(`(${name})`)]);
    expect(visitTo(mailbox, visit())).toContain(`(${name})`);
  });

  test('a server that sends emails has none, whoever asks, and nothing to say', () => {
    const mailbox = new MailboxAccess({ ...LOCAL, host: '0.0.0.0', smtpUrl: 'smtp://localhost' });
    expect(visitTo(mailbox, visit({ via: '1.1 proxy' }))).toBe("There's no mailbox here");
    expect(visitTo(mailbox, visit())).toBe("There's no mailbox here");
    expect(warned).toEqual([]);
  });
});

test('somebody at another address learns nothing', () => {
  const mailbox = new MailboxAccess(LOCAL);
  expect(visitTo(mailbox, visit({}, { ip: '10.0.0.7' }))).toBe("There's no mailbox here");
});
