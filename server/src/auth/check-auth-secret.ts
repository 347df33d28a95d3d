import { createHmac } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { SETTINGS, type Settings } from '@server/platform/config';
import { Database, insertOnce } from '@server/platform/database';
import { AuthSecretFingerprintEntity } from './auth-secret-fingerprint.entity';

/** The key of the only row. */
const ID = 'current';

/**
 * Stops the start of a server whose AUTH_SECRET isn't the one of the other servers of its database: each would refuse
 * the tokens and links of the others. The database holds a fingerprint only.
 */
@Injectable()
export class CheckAuthSecret implements OnModuleInit {
  private readonly fingerprint: string;

  constructor(
    private readonly database: Database,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'authSecret' | 'replacedAuthSecret'>,
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
      "AUTH_SECRET isn't the one this database is used with. Give every server the same AUTH_SECRET (without one, " +
        'each makes its own in DATA_DIR). To replace it for good, stop all servers, then start them with the new ' +
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

/** 16 hexadecimal digits, from which the secret cannot be computed. */
const fingerprintOf = (secret: string): string =>
  createHmac('sha256', secret).update('auth-secret-fingerprint').digest('hex').slice(0, 16);
