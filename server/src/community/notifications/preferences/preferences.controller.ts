import { Controller } from '@nestjs/common';
import { Input, RateLimit, Serve, SessionId, UserId } from '@server/platform/http';
import type { InputOf, NotificationPreferences } from '@shared/contracts';
import * as contract from '@shared/contracts';
import { type ChangedPreferences, isEmailed } from '@shared/rules/notification-preferences';
import { PushDevices } from '../push/push-devices';
import { PushKeys } from '../push/push-keys';
import { NotificationSettings } from './notification-settings';
import { presentPreferences } from './preferences.presenter';

type Change = InputOf<typeof contract.changeNotificationPreferences>['body'];

@Controller()
export class PreferencesController {
  constructor(
    private readonly settings: NotificationSettings,
    private readonly devices: PushDevices,
    private readonly keys: PushKeys,
  ) {}

  @Serve(contract.getNotificationPreferences)
  async get(@UserId() userId: string): Promise<NotificationPreferences> {
    return presentPreferences({
      settings: await this.settings.of(userId),
      pushPublicKey: this.keys.publicKey,
      devices: await this.devices.countOf(userId),
    });
  }

  @Serve(contract.changeNotificationPreferences)
  @RateLimit(30, 60_000)
  async change(
    @Input() { body }: InputOf<typeof contract.changeNotificationPreferences>,
    @UserId() userId: string,
  ): Promise<NotificationPreferences> {
    await this.settings.change(userId, { preferences: choicesIn(body), quietHours: body.quietHours });
    return this.get(userId);
  }

  @Serve(contract.addPushDevice)
  @RateLimit(30, 60_000)
  async addDevice(
    @Input() { body }: InputOf<typeof contract.addPushDevice>,
    @UserId() userId: string,
    @SessionId() sessionId: string,
  ): Promise<object> {
    await this.devices.add({ userId, sessionId, endpoint: body.endpoint, ...body.keys });
    return {};
  }

  @Serve(contract.removePushDevice)
  @RateLimit(30, 60_000)
  async removeDevice(
    @Input() { query }: InputOf<typeof contract.removePushDevice>,
    @UserId() userId: string,
  ): Promise<object> {
    await this.devices.remove(userId, query.endpoint);
    return {};
  }
}

/** Emails about what is never emailed are ignored. */
const choicesIn = ({ notificationPreferences = [] }: Change): ChangedPreferences =>
  Object.fromEntries(
    notificationPreferences.map(({ notificationType: type, inApp, email, push }) => [
      type,
      {
        ...(inApp === undefined ? {} : { inApp }),
        ...(email === undefined || !isEmailed(type) ? {} : { email }),
        ...(push === undefined ? {} : { push }),
      },
    ]),
  );
