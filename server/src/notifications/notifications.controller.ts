import { Controller } from '@nestjs/common';
import { Input, Serve, UserId } from '@server/platform/http';
import type { InputOf } from '@shared/contracts';
import * as contract from '@shared/contracts';
import { presentNotification } from './notification.presenter';
import { Notifications } from './notifications';

@Controller()
export class NotificationsController {
  constructor(private readonly notifications: Notifications) {}

  @Serve(contract.listNotifications)
  async list(@UserId() userId: string): Promise<contract.Notification[]> {
    return (await this.notifications.of(userId)).map(presentNotification);
  }

  @Serve(contract.markAllNotificationsViewed)
  async markAll(@UserId() userId: string): Promise<object> {
    await this.notifications.markAllViewed(userId);
    return {};
  }

  @Serve(contract.markNotificationViewed)
  async mark(
    @Input() { params }: InputOf<typeof contract.markNotificationViewed>,
    @UserId() userId: string,
  ): Promise<object> {
    await this.notifications.markViewed(userId, params.id);
    return {};
  }
}
