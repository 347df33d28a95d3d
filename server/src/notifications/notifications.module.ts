import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RealtimeModule } from '@server/realtime';
import { NotificationEntity } from './notification.entity';
import { Notifications } from './notifications';
import { NotificationsController } from './notifications.controller';

@Module({
  imports: [RealtimeModule, TypeOrmModule.forFeature([NotificationEntity])],
  controllers: [NotificationsController],
  providers: [Notifications],
  exports: [Notifications],
})
export class NotificationsModule {}
