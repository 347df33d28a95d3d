import { createHmac } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { SETTINGS, type Settings } from '@server/platform/config';
import { Database, insertOnce } from '@server/platform/database';
import type { AuthSettings } from './auth.settings';
import { AuthSecretFingerprintEntity } from './auth-secret-fingerprint.entity';

type SecretSettings = Pick<Settings, 'authSecret'> & Pick<AuthSettings, 'replacedAuthSecret'>;

/** Key of the single row. */
const ID = 'current';

/**
 * Fails startup if AUTH_SECRET differs from that of the other servers on this database: each would reject the others'
 * tokens and links. Only a fingerprint is stored.
 */
@Injectable()
export class CheckAuthSecret implements OnModuleInit {
  private readonly fingerprint: string;

  constructor(
    private readonly database: Database,
    @Inject(SETTINGS) private readonly settings: SecretSettings,
  ) {
    this.fingerprint = fingerprintOf(settings.authSecret);
  }

  async onModuleInit(): Promise<void> {
    await this.execute();
  }

  /** @throws Error with the one line to show to the operator. */
  async execute(): Promise<void> {
    const current = await this.currentFingerprint();
    if (current === this.fingerprint) return;
    throw new Error(
      "AUTH_SECRET doesn't match the one used with this database. Give every server the same AUTH_SECRET (without one, " +
        'each generates its own in DATA_DIR). To replace it permanently, stop all servers, then start them with the new ' +
        `AUTH_SECRET and REPLACE_AUTH_SECRET=${current}.`,
    );
  }

  private currentFingerprint(): Promise<string> {
    const own = { id: ID, fingerprint: this.fingerprint };
    return this.database.transaction(async (tx) => {
      if (await insertOnce(tx, AuthSecretFingerprintEntity, own)) return own.fingerprint;
      const { fingerprint } = await tx.manager.findOneByOrFail(AuthSecretFingerprintEntity, { id: ID });
      if (fingerprint !== this.settings.replacedAuthSecret) return fingerprint;
      await tx.manager.update(AuthSecretFingerprintEntity, { id: ID }, own);
      return own.fingerprint;
    });
  }
}

/** 16 hex digits; the secret can't be recovered from them. */
const fingerprintOf = (secret: string): string =>
  createHmac('sha256', secret).update('auth-secret-fingerprint').digest('hex').slice(0, 16);
