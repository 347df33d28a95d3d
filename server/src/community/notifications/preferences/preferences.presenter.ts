import type { NotificationPreferences } from '@shared/contracts';
import { choicesOf, isEmailed, PREFERENCE_TYPES } from '@shared/rules/notification-preferences';
import type { Settings } from './notification-settings';

export interface PreferencesView {
  settings: Settings;
  pushPublicKey: string;
  devices: number;
}

export const presentPreferences = (view: PreferencesView): NotificationPreferences => {
  const { preferences, quietHours, timeZone } = view.settings;
  return {
    NotificationPreferences: PREFERENCE_TYPES.map((type) => {
      const { inApp, email, push } = choicesOf(preferences, type);
      return { NotificationType: type, InApp: inApp, Email: isEmailed(type) ? email : null, Push: push };
    }),
    QuietHours: { IsOn: quietHours.isOn, From: quietHours.from, Until: quietHours.until },
    TimeZone: timeZone,
    PushPublicKey: view.pushPublicKey,
    NumPushDevices: view.devices,
  };
};
