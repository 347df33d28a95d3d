import { expectNoDrift } from '@server/platform/database';
import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../../test/database';
import { AuthSecretFingerprintEntity } from './auth-secret-fingerprint.entity';
import { CheckAuthSecret } from './check-auth-secret';

const OURS = 'the secret of these servers, 32 characters or more';
const OTHER = 'another secret, which has 32 characters or more too';

describeOnBothDatabases('checking AUTH_SECRET', { entities: [AuthSecretFingerprintEntity] }, (db) => {
  const start = (authSecret: string, replacedAuthSecret?: string) =>
    new CheckAuthSecret(db.database, { authSecret, replacedAuthSecret }).execute();
  const refused = (authSecret: string, replaced?: string) =>
    expect(start(authSecret, replaced)).rejects.toThrow(
      /^AUTH_SECRET doesn't match the one used with this database/,
    );

  test('the table matches the entity', () => expectNoDrift(db.dataSource));

  test('any number of servers can start with the same secret', async () => {
    await Promise.all([start(OURS), start(OURS), start(OURS)]);
    await start(OURS);
  });

  test('a server with a different secret does not start', async () => {
    await start(OURS);
    await refused(OTHER);
    await start(OURS);
  });

  test('when servers with different secrets start on a new database, only one secret wins', async () => {
    const starts = await Promise.allSettled([start(OURS), start(OTHER)]);
    expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('the secret can be replaced by naming the current one', async () => {
    await start(OURS);
    const error = await start(OTHER).catch((reason: Error) => reason);
    const [, current] = /REPLACE_AUTH_SECRET=([0-9a-f]{16})\.$/.exec(String(error))!;
    await refused(OTHER, '0123456789abcdef');
    await start(OTHER, current);
    await start(OTHER);
    await refused(OURS, current);
  });

  test('the secret itself is not stored', async () => {
    await start(OURS);
    expect(JSON.stringify(await db.dataSource.query('SELECT * FROM auth_secret_fingerprints'))).not.toContain(
      OURS,
    );
  });
});
