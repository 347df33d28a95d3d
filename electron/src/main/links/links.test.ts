import { describe, expect, test } from 'vitest';
import { Handlers } from '../bridge/handlers';
import { fakeIpc } from '../testing/fake-ipc';
import { fakeLog } from '../testing/fake-log';
import { EarlyLinks } from './early-links';
import { LinkInbox } from './link-inbox';
import { linksIn, parseLink } from './parse-link';

const UUID = '6f9619ff-8b86-4011-b42d-00c04fc964ff';

describe('a link to the app', () => {
  test.each([
    ['emberforge://cli/login?code=ab-12&state=xyz', { kind: 'sign-in', code: 'ab-12', state: 'xyz' }],
    ['emberforge://cli/login/?code=ab-12', { kind: 'sign-in', code: 'ab-12' }],
    ['EMBERFORGE://cli/login?code=ab', { kind: 'sign-in', code: 'ab' }],
    [`emberforge://lessons/${UUID}`, { kind: 'lesson', uuid: UUID }],
    [`emberforge://courses/${UUID}/`, { kind: 'course', uuid: UUID }],
  ])('%s is read', (text, link) => {
    expect(parseLink(text)).toEqual(link);
  });

  test.each([
    ['another scheme', `https://lessons/${UUID}`],
    ['another host', 'emberforge://evil/login?code=ab'],
    ['another path', 'emberforge://cli/logout?code=ab'],
    ['a longer path', `emberforge://lessons/${UUID}/edit`],
    ['a path upwards', `emberforge://lessons/../courses/${UUID}`],
    ['no code', 'emberforge://cli/login'],
    ['an empty code', 'emberforge://cli/login?code='],
    ['two codes', 'emberforge://cli/login?code=a&code=b'],
    ['an unknown parameter', 'emberforge://cli/login?code=a&host=evil.example'],
    ['markup in the code', 'emberforge://cli/login?code=%3Cscript%3E'],
    ['a line break in the code', 'emberforge://cli/login?code=a%0d%0ab'],
    ['a code that’s too long', `emberforge://cli/login?code=${'a'.repeat(201)}`],
    ['a huge link', `emberforge://cli/login?code=a${'&'.repeat(5_000)}`],
    ['parameters of a lesson', `emberforge://lessons/${UUID}?modal=settings`],
    ['no uuid', 'emberforge://lessons/1'],
    ['a name and password', 'emberforge://ada:secret@cli/login?code=a'],
    ['a port', 'emberforge://cli:80/login?code=a'],
    ['a fragment', 'emberforge://cli/login?code=a#b'],
    ['spaces', ' emberforge://cli/login?code=a'],
    ['another alphabet', 'emberforge://cli/login?code=а'],
    ['half an address', 'emberforge://%'],
    ['nothing', ''],
  ])('with %s isn’t ours', (_name, text) => {
    expect(parseLink(text)).toBeUndefined();
  });

  test('is found among a program’s arguments', () => {
    const link = `emberforge://lessons/${UUID}`;
    expect(linksIn(['/usr/bin/emberforge', '--flag', link, 'file.txt'])).toEqual([link]);
  });
});

describe('links from the system', () => {
  function setUp() {
    const log = fakeLog();
    const { ipc, window, sent, call } = fakeIpc();
    const inbox = new LinkInbox(new Handlers(ipc, () => window, log), log);
    return { inbox, log, sent, take: () => call('links:take') };
  }
  const lesson = { kind: 'lesson', uuid: UUID };

  test('wait until the web app listens, and then reach it right away', async () => {
    const { inbox, sent, take } = setUp();
    inbox.receive(`emberforge://lessons/${UUID}`);
    expect(sent).toEqual([]);
    expect(await take()).toEqual({ isOk: true, value: [lesson] });
    inbox.receive(`emberforge://lessons/${UUID}`);
    expect(sent).toEqual([{ channel: 'links:opened', payload: lesson }]);
    inbox.wait();
    inbox.receive(`emberforge://courses/${UUID}`);
    expect(sent).toHaveLength(1);
    expect(await take()).toEqual({ isOk: true, value: [{ kind: 'course', uuid: UUID }] });
  });

  test('that aren’t ours are dropped, and logged without what they hold', async () => {
    const { inbox, log, take } = setUp();
    expect(inbox.receive('emberforge://cli/login?code=SECRET&evil=1')).toBe(false);
    expect(await take()).toEqual({ isOk: true, value: [] });
    expect(log.lines.join()).toMatch(/Dropped a link/);
    expect(log.lines.join()).not.toContain('SECRET');
  });

  test('don’t pile up', async () => {
    const { inbox, take } = setUp();
    for (let count = 0; count < 50; count += 1) inbox.receive(`emberforge://lessons/${UUID}`);
    expect(((await take()) as { value: unknown[] }).value).toHaveLength(10);
  });

  test('are held from the very start of the app', () => {
    const early = new EarlyLinks(['app', `emberforge://lessons/${UUID}`]);
    early.receive('emberforge://second');
    const delivered: string[] = [];
    const waited = early.deliverTo((link) => delivered.push(link));
    early.receive('emberforge://third');
    expect([waited, delivered]).toEqual([
      [`emberforge://lessons/${UUID}`, 'emberforge://second'],
      ['emberforge://third'],
    ]);
  });
});
