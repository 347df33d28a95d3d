export { type Announcement, Broadcasts } from './broadcasts/broadcasts';
export { type DigestPart, type DigestReader, DigestSection } from './email/digest-section';
export { NotificationEntity } from './notification.entity';
export type { NotificationDataByType, NotificationKind } from './notification-data';
export { type NewNotification, Notifications } from './notifications';
export { NotificationsModule } from './notifications.module';
export { Reminder } from './reminders/reminder';
export { Reminders } from './reminders/reminders';
