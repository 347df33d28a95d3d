import type { ApiClient, CallReply } from '@web/api';
import { AsyncState } from '@web/stores';
import { makeAutoObservable } from 'mobx';

export type LinkedAccounts = CallReply<'getLinkedAccounts'>;
export type Providers = CallReply<'getSignInProviders'>;
export type Passkey = CallReply<'listPasskeys'>['passkeys'][number];
export type Device = CallReply<'listDevices'>[number];

/** How the learner signs in, and where they are signed in. Each part loads by itself. */
export class AccountStore {
  readonly ways: AsyncState<{ linked: LinkedAccounts; providers: Providers }>;
  readonly passkeys: AsyncState<CallReply<'listPasskeys'>>;
  readonly devices: AsyncState<Device[]>;

  constructor(private readonly api: ApiClient) {
    this.ways = new AsyncState(async (signal) => {
      const [linked, providers] = await Promise.all([
        api.call('getLinkedAccounts', { signal }),
        api.call('getSignInProviders', { signal }),
      ]);
      return { linked, providers };
    });
    this.passkeys = new AsyncState((signal) => api.call('listPasskeys', { signal }));
    this.devices = new AsyncState((signal) => api.call('listDevices', { signal }));
    makeAutoObservable<this, 'api'>(this, { api: false, ways: false, passkeys: false, devices: false });
  }

  /** @throws ApiError */
  async linkGoogle(googleJWT: string): Promise<void> {
    const { email } = await this.api.call('linkGoogle', { body: { googleJWT } });
    this.showLinked({ google: email });
  }

  /** @throws ApiError */
  async unlink(provider: keyof LinkedAccounts): Promise<void> {
    const CALLS = { google: 'unsyncGoogle', github: 'revokeGithub', discord: 'unsyncDiscord' } as const;
    await this.api.call(CALLS[provider]);
    this.showLinked({ [provider]: null });
  }

  /** @throws ApiError */
  async renamePasskey(uuid: string, name: string): Promise<void> {
    const renamed = await this.api.call('renamePasskey', { params: { id: uuid }, body: { name } });
    this.showPasskeys((passkeys) => passkeys.map((one) => (one.uuid === uuid ? renamed : one)));
  }

  /** @throws ApiError */
  async removePasskey(uuid: string): Promise<void> {
    await this.api.call('removePasskey', { params: { id: uuid } });
    this.showPasskeys((passkeys) => passkeys.filter((one) => one.uuid !== uuid));
  }

  /** @throws ApiError */
  async signOutDevice(uuid: string): Promise<void> {
    await this.api.call('signOutDevice', { params: { id: uuid } });
    this.devices.set((this.devices.value ?? []).filter((one) => one.uuid !== uuid));
  }

  private showLinked(change: Partial<LinkedAccounts>): void {
    const { value } = this.ways;
    if (value) this.ways.set({ ...value, linked: { ...value.linked, ...change } });
  }

  private showPasskeys(change: (passkeys: Passkey[]) => Passkey[]): void {
    const { value } = this.passkeys;
    if (value) this.passkeys.set({ ...value, passkeys: change(value.passkeys) });
  }
}
