import { PastHandleEntity, SignUp, type SignUpInput, UserEntity, UserRepository } from '@server/people/users';
import { Invalidations } from '@server/platform/cache';
import { type Mail, Mailer } from '@server/platform/mail';
import type { TestDatabase } from '../../../../test/database';
import { AccessTokens } from '../access-tokens';
import { SignInLinkRequested } from '../auth.events';
import { CreateCliCode } from '../create-cli-code';
import { ImpersonationEntity } from '../impersonation/impersonation.entity';
import { Impersonations } from '../impersonation/impersonations';
import { LiveSessions } from '../live-sessions';
import { MailSignInLink } from '../mail-sign-in-link';
import { OneTimeCodeEntity } from '../one-time-code.entity';
import { OneTimeCodes } from '../one-time-codes';
import { RefreshSession } from '../refresh-session';
import { RefreshTokenEntity } from '../refresh-token.entity';
import { SendSignInLink } from '../send-sign-in-link';
import { SessionEntity } from '../session.entity';
import { type OpenedSession, Sessions } from '../sessions';
import { SignInWithCode } from '../sign-in-with-code';
import { SignOut } from '../sign-out';

export const accountEntities = [
  PastHandleEntity,
  UserEntity,
  OneTimeCodeEntity,
  SessionEntity,
  RefreshTokenEntity,
  ImpersonationEntity,
];

const testSettings = {
  authSecret: 'a secret of the tests, 32 characters or more',
  publicUrl: 'https://forge.example.org',
};

export { testSettings as settings };

/** Records emails instead of sending them. */
export class MailRecorder extends Mailer {
  readonly sent: Mail[] = [];

  async send(mail: Mail): Promise<void> {
    this.sent.push(mail);
  }

  close(): void {}
}

/** The account use cases on a test database, wired like in their modules. */
export function accountsOn(db: TestDatabase, mailer: Mailer = new MailRecorder(), settings = testSettings) {
  const { database, clock } = db;
  const users = new UserRepository(database.dataSource);
  const codes = new OneTimeCodes(settings, clock);
  const sessions = new Sessions(clock, settings);
  const liveSessions = new LiveSessions(database.dataSource, clock, new Invalidations());
  const impersonations = new Impersonations(database.dataSource, clock);
  const accessTokens = new AccessTokens(settings, liveSessions, clock, impersonations);
  const mailLink = new MailSignInLink(database.dataSource, users, codes, mailer, clock, settings);
  return {
    users,
    accessTokens,
    impersonations,
    liveSessions,
    codes,
    sessions,
    mailLink,
    signUp: new SignUp(database, users, clock),
    sendLink: new SendSignInLink(database, users, codes, clock),
    createCliCode: new CreateCliCode(database, codes, users),
    signIn: new SignInWithCode(database, codes, users, sessions, accessTokens),
    refresh: new RefreshSession(database, sessions, liveSessions, accessTokens, clock),
    signOut: new SignOut(database, sessions, liveSessions),
  };
}

export const ada: SignUpInput = {
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Lovelace',
};

/** Opens an account and returns its user id. */
export async function openAccount(db: TestDatabase, input: SignUpInput = ada): Promise<string> {
  const { signUp, users } = accountsOn(db);
  await signUp.execute(input);
  return (await users.findByEmail(input.email))!.id;
}

/** Opens a session of a user, as a sign-in does. */
export function openSession(db: TestDatabase, userId: string): Promise<OpenedSession> {
  return db.database.transaction((tx) => accountsOn(db).sessions.open(tx, userId));
}

/** Asks for a sign-in link and returns the code in it. */
export async function askForCode(db: TestDatabase, email = ada.email): Promise<string> {
  const { sendLink, codes } = accountsOn(db);
  await sendLink.execute({ email, address: '203.0.113.1' });
  return codes.codeOf(db.emitted(SignInLinkRequested).at(-1)!.codeId);
}
