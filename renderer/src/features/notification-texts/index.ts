/** What each type of notification says and opens. Types only are imported, because the service worker uses it, too. */
export {
  describeNotification,
  isReward,
  type NotificationTarget,
  type NotificationView,
} from './describe-notification';
