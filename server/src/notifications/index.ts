export { NotificationEntity } from './notification.entity';
export type { NotificationDataByType, NotificationKind } from './notification-data';
export { type NewNotification, Notifications } from './notifications';
export { NotificationsModule } from './notifications.module';
