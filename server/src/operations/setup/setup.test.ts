import { Audit, AuditEntryEntity } from '@server/operations/audit';
import {
  SiteInvitationEntity,
  SiteLogoEntity,
  SiteSettings,
  SiteSettingsEntity,
  SiteSignUpRules,
} from '@server/operations/site-settings';
import {
  accountEntities,
  accountsOn,
  ada,
  MailRecorder,
  openAccount,
  settings,
} from '@server/people/auth/testing/accounts';
import { SignUp, UserEntity } from '@server/people/users';
import { Invalidations } from '@server/platform/cache';
import { expectNoDrift } from '@server/platform/database';
import { changeSite } from '@shared/contracts';
import { problemWith } from '@shared/texts/testing/problem-with';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../test/database';
import { ChangeSite } from './change-site';
import { InvitationList } from './invitation-list';
import { Invitations } from './invitations';
import { MailSiteInvitation } from './mail-site-invitation';
import { SetUp } from './set-up';
import { SiteInvitationSent } from './setup.events';
import { SetupCode } from './setup-code';
import { SetupState } from './setup-state';

/** The use cases on a test database, wired like in their modules. */
function process(db: TestDatabase) {
  const site = new SiteSettings(db.dataSource, db.clock, new Invalidations());
  const rules = new SiteSignUpRules(site);
  const { users, codes, sendLink, signIn } = accountsOn(db);
  const signUp = new SignUp(db.database, users, db.clock, rules);
  const audit = new Audit(db.dataSource, users, db.clock);
  const code = new SetupCode(settings);
  const state = new SetupState(db.database, site, db.clock);
  const setUp = new SetUp(db.database, state, code, site, users, signUp, codes, sendLink, audit, db.clock);
  const change = new ChangeSite(db.database, site, audit, db.clock);
  const invitations = new Invitations(db.database, users, audit, db.clock);
  const list = new InvitationList(db.database, audit, db.clock);
  return { list, site, users, signUp, signIn, code, state, setUp, change, invitations, audit };
}

const address = '10.0.0.1';
const open = { name: 'Emberforge', accent: null, signUp: 'everybody', domains: [] } as const;
const change = (over: object) => changeSite.body!.parse({ ...open, ...over });
const entities = [
  ...accountEntities,
  AuditEntryEntity,
  SiteInvitationEntity,
  SiteLogoEntity,
  SiteSettingsEntity,
];

describeOnBothDatabases('setting up a server', { entities }, (db) => {
  test('the code from the console makes the first admin, who is signed in, and is worth nothing after that', async () => {
    await expectNoDrift(db.dataSource);
    const { setUp, state, code, users, signIn, audit } = process(db);
    expect(code.link).toMatch(/^https:\/\/forge\.example\.org\/setup#([a-z2-9]{4}-){4}[a-z2-9]{4}$/);
    await expect(setUp.execute({ ...ada, code: 'aaaa-bbbb', address })).rejects.toMatchObject({
      kind: 'forbidden',
      message: 'This setup code is wrong. Use the one that the server prints when it starts.',
    });
    expect(await state.isOpen()).toBe(true);
    const typed = code.text.toUpperCase().replaceAll('-', ' ');
    const otp = await setUp.execute({ ...ada, code: typed, address });
    const { id } = (await users.findByEmail(ada.email))!;
    expect(await users.find(id)).toMatchObject({ isAdmin: true, firstName: 'Ada' });
    expect(await signIn.execute(otp!)).toMatchObject({ purpose: 'magic-link' });
    expect(await audit.list(undefined)).toMatchObject([{ action: 'set-up', adminId: id }]);
    expect(await state.isOpen()).toBe(false);
    await expect(
      setUp.execute({ ...ada, email: 'eve@example.org', code: code.text, address }),
    ).rejects.toMatchObject({
      kind: 'conflict',
      message: 'This server is already set up. Sign in as an admin to change its settings.',
    });
  });

  test('of two people at the same moment, one becomes the admin', async () => {
    const { setUp, code } = process(db);
    const tries = ['ada@example.org', 'eve@example.org'].map((email) =>
      setUp.execute({ ...ada, email, code: code.text, address }),
    );
    const outcomes = (await Promise.allSettled(tries)).map(({ status }) => status);
    expect(outcomes.sort()).toEqual(['fulfilled', 'rejected']);
    expect(await db.dataSource.manager.countBy(UserEntity, { isAdmin: true })).toBe(1);
  });

  test('the code signs nobody in to an account that was there before', async () => {
    const id = await openAccount(db);
    const { setUp, code, users } = process(db);
    expect(await setUp.execute({ ...ada, code: code.text, address })).toBeNull();
    expect(await users.find(id)).toMatchObject({ isAdmin: true });
  });

  test('a site with an admin by command is set up', async () => {
    const id = await openAccount(db);
    const { state } = process(db);
    await state.onApplicationBootstrap();
    expect(await state.isOpen()).toBe(true);
    await db.dataSource.manager.update(UserEntity, { id }, { isAdmin: true });
    await state.onApplicationBootstrap();
    expect(await state.isOpen()).toBe(false);
  });
});

describeOnBothDatabases('the site’s settings', { entities }, (db) => {
  test('a list of people is invited, once each, and those who can’t be are named', async () => {
    const adminId = await openAccount(db);
    const { list, invitations, audit } = process(db);
    await invitations.invite(adminId, 'grace@example.org');
    const text =
      'name,email\nAda,ada@example.org\nGrace,grace@example.org\nLin,lin@example.org\nLin,LIN@example.org\n?';
    expect((await list.preview(text)).map(({ line, email, problem }) => [line, email, problem])).toEqual([
      [2, 'ada@example.org', 'has-account'],
      [3, 'grace@example.org', 'invited'],
      [4, 'lin@example.org', null],
      [5, 'lin@example.org', 'repeated'],
      [6, null, 'no-address'],
    ]);
    expect(await list.invite(adminId, text)).toBe(1);
    expect((await invitations.list(undefined)).map(({ email }) => email)).toEqual([
      'lin@example.org',
      'grace@example.org',
    ]);
    expect(db.emitted(SiteInvitationSent)).toHaveLength(2);
    expect((await audit.list())[0]).toMatchObject({ action: 'import-invitations' });
    await expect(list.invite(adminId, text)).rejects.toMatchObject({ kind: 'invalid' });
    const many = Array.from({ length: 501 }, (_, at) => `learner-${at}@example.org`).join('\n');
    await expect(list.preview(many)).rejects.toMatchObject({
      message: 'Please invite at most 500 people at once. This list has 501.',
    });
  });

  const admin = () => openAccount(db, { ...ada, email: 'admin@example.org' });

  test('reach every process: looks within seconds, who may sign up immediately', async () => {
    const [here, elsewhere] = [process(db), process(db)];
    const adminId = await admin();
    await elsewhere.site.onModuleInit();
    await here.change.execute(
      adminId,
      change({ name: 'Acme Academy', accent: '#2563EB', signUp: 'invited' }),
    );
    expect(here.site.current()).toMatchObject({ name: 'Acme Academy', accent: '#2563eb' });
    expect(elsewhere.site.current().name).toBe('Emberforge');
    await expect(elsewhere.signUp.execute(ada)).rejects.toMatchObject({ kind: 'forbidden' });
    db.clock.advance(5_000);
    await expect.poll(() => elsewhere.site.current().name).toBe('Acme Academy');
  });

  test('only addresses at the listed domains may sign up, and those who were invited', async () => {
    const adminId = await admin();
    const { signUp, change: site, invitations, users } = process(db);
    await expect(site.execute(adminId, change({ signUp: 'domains' }))).rejects.toMatchObject({
      kind: 'invalid',
      message: 'Please enter at least one domain, or choose another rule.',
    });
    await site.execute(adminId, change({ signUp: 'domains', domains: ['Acme.com', 'acme.org', 'acme.com'] }));
    for (const email of [
      'eve@evil.example',
      'eve@sub.acme.org',
      'eve@acme.org.evil.example',
      '"a@acme.org"@evil.example',
    ])
      await expect(signUp.execute({ ...ada, email })).rejects.toMatchObject({
        kind: 'forbidden',
        message:
          'Only people with an email address at acme.com or acme.org can sign up here. Use that address, or ask the people who run this site to invite you.',
      });
    await signUp.execute({ ...ada, email: 'ada@acme.org' });
    await invitations.invite(adminId, 'guest@elsewhere.example');
    await signUp.execute({ ...ada, email: 'guest@elsewhere.example' });
    for (const email of ['ada@acme.org', 'guest@elsewhere.example'])
      expect(await users.findByEmail(email)).toMatchObject({ email });
  });

  test('an invitation opens one account, is emailed in the site’s name, and can be withdrawn', async () => {
    const adminId = await admin();
    const { signUp, change: site, invitations, users } = process(db);
    await site.execute(adminId, change({ name: 'Acme Academy', signUp: 'invited' }));
    const refused = {
      kind: 'forbidden',
      message:
        'New accounts here are by invitation only. Ask the people who run this site to invite this address.',
    };
    await expect(signUp.execute(ada)).rejects.toMatchObject(refused);
    await invitations.invite(adminId, ada.email);
    await invitations.invite(adminId, ada.email);
    expect(await invitations.list(undefined)).toMatchObject([{ email: ada.email }]);
    const mailer = new (class extends MailRecorder {
      override get look() {
        return { name: 'Acme Academy', accent: '#2563eb' };
      }
    })();
    const mailing = new MailSiteInvitation(db.dataSource, users, mailer, settings);
    const sent = db.emitted(SiteInvitationSent);
    expect(sent).toHaveLength(2);
    await mailing.execute(sent[0]!, { eventId: 'event-1' });
    expect(mailer.sent).toMatchObject([
      { id: 'event-1', to: ada.email, subject: 'You’re invited to Acme Academy' },
    ]);
    expect(mailer.sent[0]!.text).toContain('Sign up:\nhttps://forge.example.org/login');
    await signUp.execute(ada);
    const userId = (await users.findByEmail(ada.email))!.id;
    await invitations.forget({ userId, redirect: null });
    expect(await invitations.list(undefined)).toEqual([]);
    await expect(invitations.invite(adminId, ada.email)).rejects.toMatchObject({ kind: 'conflict' });
    await invitations.invite(adminId, 'eve@example.org');
    const [{ id } = { id: '' }] = await invitations.list(undefined);
    await invitations.withdraw(adminId, id);
    await expect(invitations.withdraw(adminId, id)).rejects.toMatchObject({ kind: 'not-found' });
    await expect(signUp.execute({ ...ada, email: 'eve@example.org' })).rejects.toMatchObject(refused);
    await mailing.execute(db.emitted(SiteInvitationSent).at(-1)!, { eventId: 'event-2' });
    expect(mailer.sent).toHaveLength(1);
  });

  test('a logo is drawn again, keeps its proportions and its transparency, and takes the place of the one before', async () => {
    const adminId = await admin();
    const { change: site, audit } = process(db);
    const picture = sharp({ create: { width: 2000, height: 500, channels: 4, background: '#2563eb80' } })
      .withExif({ IFD0: { Copyright: 'Ada' } })
      .png();
    const { logo } = await site.setLogo(adminId, await picture.toBuffer());
    expect(logo).toMatchObject({ width: 512, height: 128 });
    await site.setLogo(adminId, await picture.toBuffer());
    const stored = await db.dataSource.manager.find(SiteLogoEntity);
    expect(stored).toHaveLength(1);
    const { format, hasAlpha, exif } = await sharp(Buffer.from(stored[0]!.png, 'base64')).metadata();
    expect({ format, hasAlpha, exif }).toEqual({ format: 'png', hasAlpha: true, exif: undefined });
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    await expect(site.setLogo(adminId, svg)).rejects.toMatchObject({
      kind: 'invalid',
      message: 'Please choose an image: a JPEG, PNG, WebP, GIF or AVIF file.',
    });
    expect((await site.removeLogo(adminId)).logo).toBeNull();
    expect(await db.dataSource.manager.count(SiteLogoEntity)).toBe(0);
    expect((await audit.list(undefined)).map(({ action }) => action)).toEqual(Array(3).fill('change-logo'));
  });
});

test.each([
  [{ name: ' ' }, 'Please enter a name.'],
  [{ name: 'x'.repeat(41) }, 'Please enter a name of at most 40 characters.'],
  [{ name: 'Acme\r\nBcc: eve@evil.example' }, 'Please enter a name without <, >, " and control characters.'],
  [{ accent: 'red;}' }, 'Please enter a color such as #2563eb.'],
  [{ domains: ['@acme.org'] }, 'Please enter domains such as example.org, without @.'],
])('%j is refused', (over, message) => {
  expect(problemWith(changeSite.body, { ...open, ...over })).toBe(message);
});
