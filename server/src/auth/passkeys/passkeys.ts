import { Injectable } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { Database, insertOnce, lockRow, newId } from '@server/platform/database';
import { UserRepository } from '@server/users';
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
    const { manager } = this.database.dataSource;
    const known = await manager.findOneBy(PasskeyEntity, { credentialId: response.id });
    const { userHandle } = response.response;
    if (!known || (userHandle !== undefined && userHandle !== textOf(handleOf(known.userId))))
      throw passkeyRefused();
    const { newCounter: counter, credentialBackedUp: isSynced } = await this.verify(response, known);
    const { userId } = known;
    const { sessionId, refreshToken } = await this.database.transaction(async (tx) => {
      const row = await lockRow(tx, PasskeyEntity, { id: known.id });
      // Of two answers with the same count, at the same moment, one is a copy's.
      if (!row || (counter > 0 && counter <= row.counter)) throw passkeyRefused();
      const change = { counter, isSynced, lastUsedAt: this.clock.now() };
      await tx.manager.update(PasskeyEntity, { id: row.id }, change);
      return this.sessions.open(tx, userId, userAgent);
    });
    return { refreshToken, accessToken: await this.accessTokens.sign({ userId, sessionId }) };
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

  private async verify(
    response: UsedCredential,
    { credentialId: id, publicKey, counter, transports }: PasskeyEntity,
  ): Promise<VerifiedAuthenticationResponse['authenticationInfo']> {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => this.challenges.spend(challenge, null),
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
