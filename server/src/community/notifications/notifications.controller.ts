import { Controller } from '@nestjs/common';
import { LearnerLocale } from '@server/people/users';
import { Input, Serve, UserId } from '@server/platform/http';
import { AskedLocale, type RequestedLocale } from '@server/platform/locale';
import type { InputOf } from '@shared/contracts';
import * as contract from '@shared/contracts';
import { presentNotification } from './notification.presenter';
import { Notifications } from './notifications';

@Controller()
export class NotificationsController {
  constructor(
    private readonly notifications: Notifications,
    private readonly locales: LearnerLocale,
  ) {}

  @Serve(contract.listNotifications)
  async list(
    @UserId() userId: string,
    @AskedLocale() asked: RequestedLocale,
  ): Promise<contract.Notification[]> {
    const locale = await this.locales.of(userId, asked);
    return (await this.notifications.of(userId)).map((row) => presentNotification(row, locale));
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
