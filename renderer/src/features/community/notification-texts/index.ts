/** What each type of notification says and opens. Imports hardly more than types, because the service worker uses it, too. */
export {
  describeNotification,
  isReward,
  type NotificationTarget,
  type NotificationView,
} from './describe-notification';
