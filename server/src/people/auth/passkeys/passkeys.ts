import { Injectable } from '@nestjs/common';
import { UserRepository } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { Database, insertOnce, lockRow, newId, type Transaction } from '@server/platform/database';
import type { CreatedCredential, UsedCredential } from '@shared/contracts';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type VerifiedAuthenticationResponse,
  type VerifiedRegistrationResponse,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { AccessTokens } from '../access-tokens';
import { deviceName } from '../devices/device-name';
import { SignInWayAdded } from '../notices/notices.events';
import { Sessions, type TokenPair } from '../sessions';
import { PasskeyEntity } from './passkey.entity';
import { PasskeyChallenges } from './passkey-challenges';
import {
  noPasskeyYet,
  noSuchPasskey,
  passkeyNotAdded,
  passkeyRefused,
  passkeysUnavailable,
  passkeyTaken,
  tooManyPasskeys,
} from './passkeys.errors';
import { RelyingParty } from './relying-party';

const MAX_PASSKEYS = 20;
/** Where a passkey has a screen to ask for a finger or a PIN, it does. */
const VERIFICATION = { userVerification: 'preferred', residentKey: 'required' } as const;

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
/** How a passkey knows its user: the id's bytes. */
const handleOf = (userId: string) => new Uint8Array(Buffer.from(userId.replaceAll('-', ''), 'hex'));

/** Passkeys: adding them, signing in with them, and keeping the list of them. */
@Injectable()
export class Passkeys {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly challenges: PasskeyChallenges,
    private readonly party: RelyingParty,
    private readonly sessions: Sessions,
    private readonly accessTokens: AccessTokens,
    private readonly clock: Clock,
  ) {}

  /** The newest comes first. */
  list(userId: string): Promise<PasskeyEntity[]> {
    const order = { createdAt: 'DESC', id: 'DESC' } as const;
    return this.database.dataSource.manager.find(PasskeyEntity, { where: { userId }, order });
  }

  /** @throws DomainError `unavailable`, or `conflict` with too many of them. */
  async startToAdd(userId: string) {
    this.requireAvailable();
    const [user, known] = await Promise.all([this.users.get(userId), this.list(userId)]);
    if (known.length >= MAX_PASSKEYS) throw tooManyPasskeys(MAX_PASSKEYS);
    return generateRegistrationOptions({
      rpName: this.party.name,
      rpID: this.party.id,
      userName: user.email,
      userDisplayName: `${user.firstName} ${user.lastName}`.trim(),
      userID: handleOf(userId),
      challenge: bytesOf(await this.challenges.create(userId)),
      attestationType: 'none',
      authenticatorSelection: VERIFICATION,
      excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    });
  }

  /**
   * @param userAgent names the passkey after the device.
   * @throws DomainError `forbidden` for a credential that isn't an answer to `startToAdd`; `conflict`.
   */
  async add(
    userId: string,
    response: CreatedCredential,
    userAgent: string | undefined,
  ): Promise<PasskeyEntity> {
    this.requireAvailable();
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => this.challenges.spend(challenge, userId),
      expectedOrigin: this.party.origin,
      expectedRPID: this.party.id,
      requireUserVerification: false,
    }).catch((error: unknown): VerifiedRegistrationResponse => {
      throw passkeyNotAdded(error);
    });
    if (!registrationInfo) throw passkeyNotAdded();
    const { credential, credentialBackedUp } = registrationInfo;
    const createdAt = this.clock.now();
    const row = {
      id: newId(createdAt.getTime()),
      userId,
      credentialId: credential.id,
      publicKey: textOf(credential.publicKey),
      counter: credential.counter,
      transports: response.response.transports ?? [],
      name: deviceName(userAgent) ?? 'Passkey',
      isSynced: credentialBackedUp,
      createdAt,
      lastUsedAt: null,
    };
    await this.database.transaction(async (tx) => {
      await this.users.lock(tx, userId);
      if ((await tx.manager.countBy(PasskeyEntity, { userId })) >= MAX_PASSKEYS)
        throw tooManyPasskeys(MAX_PASSKEYS);
      if (!(await insertOnce(tx, PasskeyEntity, row))) throw passkeyTaken();
      tx.emit(SignInWayAdded, { userId, way: 'a passkey' as const });
    });
    return row;
  }

  /** For any passkey of this site: the browser lets its user choose. @throws DomainError `unavailable`. */
  async startSignIn() {
    this.requireAvailable();
    return generateAuthenticationOptions({
      rpID: this.party.id,
      challenge: bytesOf(await this.challenges.create(null)),
      userVerification: VERIFICATION.userVerification,
    });
  }

  /**
   * @throws DomainError `forbidden` for a credential that isn't an answer to `startSignIn`, is unknown, or whose counter
   * says that there's a copy of it.
   */
  async signIn(response: UsedCredential, userAgent: string | undefined): Promise<TokenPair> {
    this.requireAvailable();
    const known = await this.findUsed(response);
    const { userId } = known;
    const { sessionId, refreshToken } = await this.use(known, response, null, (tx) =>
      this.sessions.open(tx, userId, userAgent),
    );
    return { refreshToken, accessToken: await this.accessTokens.sign({ userId, sessionId }) };
  }

  /** For one's own passkeys. @throws DomainError `unavailable`, or `conflict` without any. */
  async startToConfirm(userId: string) {
    this.requireAvailable();
    const known = await this.list(userId);
    if (known.length === 0) throw noPasskeyYet();
    return generateAuthenticationOptions({
      rpID: this.party.id,
      challenge: bytesOf(await this.challenges.create(userId)),
      userVerification: VERIFICATION.userVerification,
      allowCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    });
  }

  /** Confirms who uses a session, and does what follows from it. @throws DomainError like `signIn`. */
  async confirm(
    userId: string,
    response: UsedCredential,
    then: (tx: Transaction) => Promise<void>,
  ): Promise<void> {
    this.requireAvailable();
    const known = await this.findUsed(response);
    if (known.userId !== userId) throw passkeyRefused();
    await this.use(known, response, userId, then);
  }

  /** Whether it's the only one that this user has. */
  async isLast(userId: string, id: string): Promise<boolean> {
    const passkeys = await this.list(userId);
    return passkeys.length === 1 && passkeys[0]!.id === id;
  }

  /** @throws DomainError `not-found` if it's somebody else's. */
  async rename(userId: string, id: string, name: string): Promise<PasskeyEntity> {
    return this.database.transaction(async (tx) => {
      const row = await lockRow(tx, PasskeyEntity, { id, userId });
      if (!row) throw noSuchPasskey();
      await tx.manager.update(PasskeyEntity, { id }, { name });
      return { ...row, name };
    });
  }

  /** @throws DomainError `not-found` if it's somebody else's. */
  async remove(userId: string, id: string): Promise<void> {
    const { affected } = await this.database.transaction((tx) =>
      tx.manager.delete(PasskeyEntity, { id, userId }),
    );
    if (affected !== 1) throw noSuchPasskey();
  }

  /** The passkey that a credential says it's of. */
  private async findUsed({ id, response }: UsedCredential): Promise<PasskeyEntity> {
    const { manager } = this.database.dataSource;
    const known = await manager.findOneBy(PasskeyEntity, { credentialId: id });
    const { userHandle } = response;
    if (!known || (userHandle !== undefined && userHandle !== textOf(handleOf(known.userId))))
      throw passkeyRefused();
    return known;
  }

  /** @param challenged whom the challenge was made for; null for a sign-in. */
  private async use<Result>(
    known: PasskeyEntity,
    response: UsedCredential,
    challenged: string | null,
    then: (tx: Transaction) => Promise<Result>,
  ): Promise<Result> {
    const { newCounter: counter, credentialBackedUp: isSynced } = await this.verify(
      response,
      known,
      challenged,
    );
    return this.database.transaction(async (tx) => {
      const row = await lockRow(tx, PasskeyEntity, { id: known.id });
      // Of two answers with the same count, at the same moment, one is a copy's.
      if (!row || (counter > 0 && counter <= row.counter)) throw passkeyRefused();
      const change = { counter, isSynced, lastUsedAt: this.clock.now() };
      await tx.manager.update(PasskeyEntity, { id: row.id }, change);
      return then(tx);
    });
  }

  private async verify(
    response: UsedCredential,
    { credentialId: id, publicKey, counter, transports }: PasskeyEntity,
    challenged: string | null,
  ): Promise<VerifiedAuthenticationResponse['authenticationInfo']> {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => this.challenges.spend(challenge, challenged),
      expectedOrigin: this.party.origin,
      expectedRPID: this.party.id,
      requireUserVerification: false,
      credential: { id, publicKey: bytesOf(publicKey), counter, transports },
    }).catch((error: unknown): VerifiedAuthenticationResponse => {
      throw passkeyRefused(error);
    });
    if (!verified) throw passkeyRefused();
    return authenticationInfo;
  }

  private requireAvailable(): void {
    if (!this.party.isAvailable) throw passkeysUnavailable();
  }
}
