import { type SignedUp, succeed } from '../../../fixtures/api';
import { SoftAuthenticator } from '../../../fixtures/soft-authenticator';
import type { World } from '../example';

interface Passkey {
  key: SoftAuthenticator;
  id: string;
}

/** The server's options for creating or using a passkey. */
export type PasskeyOptions = { Options: Record<string, unknown> };

const PASSKEYS = new WeakMap<SignedUp, Promise<Passkey>>();

/** A passkey of the learner. Those that were removed are replaced. */
export async function existingPasskey({ server, learner }: World): Promise<Passkey> {
  const { accessToken: token } = learner;
  const add = async () => {
    const { Options } = await succeed<PasskeyOptions>(server, 'POST', '/users/passkeys/options', { token });
    const key = new SoftAuthenticator({ origin: server.url });
    const body = { credential: key.create(Options) };
    const { UUID: id } = await succeed<{ UUID: string }>(server, 'POST', '/users/passkeys', { token, body });
    return { key, id };
  };
  const known = await PASSKEYS.get(learner);
  const { Passkeys } = await succeed<{ Passkeys: { UUID: string }[] }>(server, 'GET', '/users/passkeys', {
    token,
  });
  const passkey = known && Passkeys.some(({ UUID }) => UUID === known.id) ? Promise.resolve(known) : add();
  PASSKEYS.set(learner, passkey);
  return passkey;
}
