import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestClock } from '@server/platform/clock';
import { DEFAULT_LOOK } from '@shared/contracts/operations/site-look';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FolderMailer } from './folder-mailer';
import type { Mail } from './mailer';
import { SmtpMailer } from './smtp-mailer';
import { TinySmtpServer } from './testing/tiny-smtp-server';

const from = 'Emberforge <forge@example.org>';
const mail: Mail = {
  id: 'mail-1',
  to: 'ada@example.com',
  subject: 'Your sign-in link',
  text: 'Grüße! Open https://forge.example.org/login?otp=CODE',
  html: '<p>Grüße!</p>',
  link: { label: 'Sign-in link', url: 'https://forge.example.org/login?otp=CODE' },
};

describe('without an SMTP server', () => {
  let folder: string;
  let printed: string[];
  let mailer: FolderMailer;
  beforeEach(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'mail-')), 'outbox');
    printed = [];
    mailer = new FolderMailer({ folder, from, clock: new TestClock(), print: (line) => printed.push(line) });
  });
  afterEach(() => rm(join(folder, '..'), { recursive: true }));

  test('a mail is a file that mail programs can open', async () => {
    await mailer.send(mail);
    expect(await readdir(folder)).toEqual(['2026-01-05T12-00-00.000Z-mail-1.eml']);
    const message = await readFile(join(folder, '2026-01-05T12-00-00.000Z-mail-1.eml'), 'utf8');
    expect(message).toContain('From: Emberforge <forge@example.org>\n');
    expect(message).toContain('To: ada@example.com\n');
    expect(message).toContain('Subject: Your sign-in link\n');
    expect(message).toContain('Message-ID: <mail-1@example.org>\n');
    expect(message).toContain('Date: Mon, 05 Jan 2026 12:00:00 +0000\n');
    expect(message).toContain('Content-Type: multipart/alternative;');
    expect(message).toContain('Gr=C3=BC=C3=9Fe!');
  });

  test('an address without a name sends in the site’s name, which can’t add a header', async () => {
    const site = { current: () => ({ ...DEFAULT_LOOK, name: 'Acme, Ünïversity\r\nBcc: eve@evil.example' }) };
    const own = new FolderMailer({
      folder,
      from: 'forge@example.org',
      clock: new TestClock(),
      site,
      print: () => {},
    });
    await own.send(mail);
    const message = await PostalMime.parse(await readFile(join(folder, (await readdir(folder))[0]!)));
    expect(message.from).toMatchObject({ address: 'forge@example.org' });
    expect(message.from?.name).toContain('Acme, Ünïversity');
    expect(message.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(message.messageId).toBe('<mail-1@example.org>');
  });

  test('its link is printed for the operator', async () => {
    await mailer.send(mail);
    expect(printed).toEqual([
      '\n  Sign-in link for ada@example.com:\n  https://forge.example.org/login?otp=CODE\n',
    ]);
  });
});

describe('with an SMTP server', () => {
  let server: TinySmtpServer;
  let mailer: SmtpMailer;
  beforeEach(async () => {
    server = await TinySmtpServer.start();
    mailer = new SmtpMailer({ url: server.url, from, clock: new TestClock() });
  });
  afterEach(async () => {
    mailer.close();
    await server.stop();
  });

  test('mails are sent to it over one connection', async () => {
    await mailer.send(mail);
    await mailer.send({ ...mail, to: 'bob@example.com' });
    expect(server.messages.map(({ to }) => to)).toEqual(['<ada@example.com>', '<bob@example.com>']);
    expect(server.messages[0]?.data).toContain('Subject: Your sign-in link\r\n');
    expect(server.connections).toBe(1);
  });

  test('a refused mail is an error, so that it is retried', async () => {
    server.refuse = '451 come back later';
    await expect(mailer.send(mail)).rejects.toThrow('451');
    server.refuse = undefined;
    await mailer.send(mail);
    expect(server.messages).toHaveLength(1);
  });

  test('an unreachable server is an error', async () => {
    await server.stop();
    await expect(mailer.send(mail)).rejects.toThrow('ECONNREFUSED');
  });
});
