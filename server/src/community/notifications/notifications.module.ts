import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RealtimeModule } from '@server/community/realtime';
import { AuditModule } from '@server/operations/audit';
import { AccessModule } from '@server/people/access';
import { UsersModule } from '@server/people/users';
import { MailModule } from '@server/platform/mail';
import { Announce } from './broadcasts/announce';
import { AnnouncementsController } from './broadcasts/announcements.controller';
import { BroadcastEntity } from './broadcasts/broadcast.entity';
import { Broadcasts } from './broadcasts/broadcasts';
import { SendBroadcasts } from './broadcasts/send-broadcasts.job';
import { DigestSections } from './email/digest-section';
import { EmailController } from './email/email.controller';
import { EmailSubscription } from './email/email-subscription';
import { EmailTokens } from './email/email-tokens';
import { MailDigest } from './email/mail-digest';
import { SendDigests } from './email/send-digests.job';
import { NotificationEntity } from './notification.entity';
import { NotificationDelivery } from './notification-delivery';
import { Notifications } from './notifications';
import { NotificationsController } from './notifications.controller';
import { NotificationSettings } from './preferences/notification-settings';
import { NotificationSettingsEntity } from './preferences/notification-settings.entity';
import { PreferencesController } from './preferences/preferences.controller';
import { PendingPushEntity } from './push/pending-push.entity';
import { PushDeviceEntity } from './push/push-device.entity';
import { PushDevices } from './push/push-devices';
import { PushKeys } from './push/push-keys';
import { PushSender } from './push/push-sender';
import { pushServices } from './push/push-services';
import { Pushes } from './push/pushes';
import { SendPushes } from './push/send-pushes.job';
import { CommunityReminder, NewLearnerReminders } from './reminders/new-learner-reminders';
import { ReminderEntity } from './reminders/reminder.entity';
import { Reminders } from './reminders/reminders';
import { SendReminders } from './reminders/send-reminders.job';

/** Notifications, and every way in which they reach a learner (docs/notifications.md). */
@Module({
  imports: [
    AccessModule,
    AuditModule,
    DiscoveryModule,
    MailModule,
    RealtimeModule,
    UsersModule,
    TypeOrmModule.forFeature([
      BroadcastEntity,
      NotificationEntity,
      NotificationSettingsEntity,
      PendingPushEntity,
      PushDeviceEntity,
      ReminderEntity,
    ]),
  ],
  controllers: [AnnouncementsController, EmailController, NotificationsController, PreferencesController],
  providers: [
    Announce,
    Broadcasts,
    CommunityReminder,
    DigestSections,
    EmailSubscription,
    EmailTokens,
    MailDigest,
    NewLearnerReminders,
    NotificationDelivery,
    Notifications,
    NotificationSettings,
    PushDevices,
    Pushes,
    PushKeys,
    PushSender,
    pushServices,
    Reminders,
    SendBroadcasts,
    SendDigests,
    SendPushes,
    SendReminders,
  ],
  exports: [Broadcasts, Notifications, Reminders],
})
export class NotificationsModule {}
