import { succeed } from '../../fixtures/api';
import type { Examples, World } from './example';
import { newUserChest } from './resources/learner';

const PUSH_ENDPOINT = 'https://web.push.apple.com/a-browser';
/** From the example in RFC 8291. */
const PUSH_KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

export const notificationExamples = {
  listNotifications: () => ({}),
  markNotificationViewed: async (world) => ({
    params: { id: await newNotification(world) },
    isPersonal: true,
  }),
  markAllNotificationsViewed: () => ({}),
  getNotificationPreferences: () => ({}),
  changeNotificationPreferences: () => ({
    body: {
      notificationPreferences: [{ notificationType: 'quest_available', inApp: false, email: true }],
      quietHours: { isOn: true, from: '23:00', until: '07:30' },
    },
  }),
  getEmailSubscription: () => ({}),
  subscribeToEmail: () => ({ body: { isSubscribed: true } }),
  addPushDevice: () => ({ body: { endpoint: PUSH_ENDPOINT, keys: PUSH_KEYS } }),
  removePushDevice: () => ({ query: { endpoint: PUSH_ENDPOINT } }),
} satisfies Examples;

/** The notification of the chest that every account gets. */
async function newNotification(world: World): Promise<string> {
  await newUserChest(world);
  const { accessToken: token } = world.learner;
  return (await succeed<{ UUID: string }[]>(world.server, 'GET', '/notifications', { token }))[0]!.UUID;
}
