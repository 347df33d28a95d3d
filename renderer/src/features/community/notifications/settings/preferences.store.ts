import { type ApiClient, errorText, type NotificationPreferences } from '@web/api';
import type { TextStorage } from '@web/platform';
import { browserPush, type PushMessages, type PushPermission } from '@web/platform/push-messages';
import { AsyncState, type CreateStore, type UserScope } from '@web/stores';
import { computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { isOwnDevice, markOwnDevice } from '../own-device';

type Preference = NotificationPreferences['notificationPreferences'][number];
type QuietHours = NotificationPreferences['quietHours'];
export type NotificationType = Preference['notificationType'];
export type Channel = 'inApp' | 'email' | 'push';
export type SaveStatus = 'idle' | 'saving' | 'saved' | 'failed';

interface Choices {
  preferences: ReadonlyMap<NotificationType, Partial<Record<Channel, boolean>>>;
  quietHours: QuietHours | undefined;
}

const NOTHING: Choices = { preferences: new Map(), quietHours: undefined };

export interface PreferencesContext {
  api: ApiClient;
  isSignedIn: () => boolean;
  push: PushMessages;
  storage: TextStorage;
  owner: string;
}

/** What the learner wants to be notified of, and whether this browser may show it. Belongs to a `UserScope`. */
export class PreferencesStore {
  readonly state: AsyncState<NotificationPreferences>;
  status: SaveStatus = 'idle';
  /** Undefined until the browser has answered. */
  permission: PushPermission | undefined = undefined;
  isChangingDevice = false;
  deviceError: string | null = null;
  /** What the server hasn't confirmed. Shown as chosen, also after a failure. */
  private unsaved: Choices = NOTHING;
  private saving: Promise<void> | undefined;

  constructor(private readonly context: PreferencesContext) {
    this.state = new AsyncState((signal) => context.api.call('getNotificationPreferences', { signal }), {
      when: context.isSignedIn,
    });
    makeObservable<this, 'unsaved'>(this, {
      status: observable,
      permission: observable,
      isChangingDevice: observable,
      deviceError: observable,
      unsaved: observableRef,
      quietHours: computed,
    });
  }

  get quietHours(): QuietHours | undefined {
    return this.unsaved.quietHours ?? this.state.value?.quietHours;
  }

  /** Whether all of these types go to the channel. */
  isOn(types: readonly NotificationType[], channel: Channel): boolean {
    const saved = this.state.value?.notificationPreferences ?? [];
    return types.every(
      (type) =>
        this.unsaved.preferences.get(type)?.[channel] ??
        saved.find(({ notificationType }) => notificationType === type)?.[channel] ??
        false,
    );
  }

  choose(types: readonly NotificationType[], channel: Channel, isOn: boolean): Promise<void> {
    const preferences = new Map(this.unsaved.preferences);
    for (const type of types) preferences.set(type, { ...preferences.get(type), [channel]: isOn });
    return this.save({ ...this.unsaved, preferences });
  }

  setQuietHours(change: Partial<QuietHours>): Promise<void> {
    const old = this.quietHours;
    return old ? this.save({ ...this.unsaved, quietHours: { ...old, ...change } }) : Promise.resolve();
  }

  /** Sends what couldn't be saved again. */
  retry(): Promise<void> {
    return this.save(this.unsaved);
  }

  async checkPermission(): Promise<void> {
    const permission = await this.context.push.permission();
    runInAction(() => {
      this.permission = permission === 'on' && !this.isOwnDevice ? 'off' : permission;
    });
  }

  /** From a click: the browser may ask the learner. */
  async allowOnThisDevice(isAllowed: boolean): Promise<void> {
    runInAction(() => {
      this.isChangingDevice = true;
      this.deviceError = null;
    });
    try {
      await (isAllowed ? this.subscribe() : this.unsubscribe());
    } catch (error) {
      runInAction(() => {
        this.deviceError = errorText(error);
      });
    }
    await this.checkPermission();
    runInAction(() => {
      this.isChangingDevice = false;
    });
  }

  /** After a sign-in, this browser has to be registered again. */
  async renewDevice(): Promise<void> {
    if (!this.isOwnDevice || (await this.context.push.permission()) !== 'on') return;
    await this.state.load();
    await this.subscribe();
  }

  /** Cancels loads and clears the data. */
  dispose(): void {
    this.state.reset();
  }

  private get isOwnDevice(): boolean {
    return isOwnDevice(this.context.storage, this.context.owner);
  }

  private async subscribe(): Promise<void> {
    const { api, push, storage, owner } = this.context;
    const publicKey = this.state.value?.pushPublicKey;
    if (!publicKey) return;
    const body = await push.subscribe(publicKey);
    if (!body) return;
    await api.call('addPushDevice', { body });
    markOwnDevice(storage, owner, true);
  }

  private async unsubscribe(): Promise<void> {
    const { api, push, storage, owner } = this.context;
    const endpoint = await push.unsubscribe();
    markOwnDevice(storage, owner, false);
    if (endpoint) await api.call('removePushDevice', { query: { endpoint } });
  }

  /** One call at a time; choices made meanwhile follow in the next. */
  private save(choices: Choices): Promise<void> {
    this.unsaved = choices;
    this.status = 'saving';
    this.saving ??= this.sendAll().finally(() => {
      this.saving = undefined;
    });
    return this.saving;
  }

  private async sendAll(): Promise<void> {
    try {
      for (;;) {
        const sent = this.unsaved;
        const value = await this.context.api.call('changeNotificationPreferences', { body: bodyOf(sent) });
        if (this.unsaved !== sent) continue;
        runInAction(() => {
          this.state.set(value);
          this.unsaved = NOTHING;
          this.status = 'saved';
        });
        return;
      }
    } catch (error) {
      console.warn('The preferences could not be saved', error);
      runInAction(() => {
        this.status = 'failed';
      });
    }
  }
}

const bodyOf = ({ preferences, quietHours }: Choices) => ({
  ...(preferences.size === 0
    ? {}
    : {
        notificationPreferences: [...preferences].map(([notificationType, choices]) => ({
          notificationType,
          ...choices,
        })),
      }),
  ...(quietHours ? { quietHours } : {}),
});

const create: CreateStore<PreferencesStore> = (scope, { api, session, platform }) =>
  new PreferencesStore({
    api,
    isSignedIn: () => session.isSignedIn,
    push: browserPush,
    storage: platform.storage,
    owner: scope.owner,
  });

/** The learner's preferences. */
export const preferencesOf = (scope: UserScope): PreferencesStore => scope.of(create);
