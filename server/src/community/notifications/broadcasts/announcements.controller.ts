import { Controller, UseGuards } from '@nestjs/common';
import { AdminsOnly } from '@server/people/users';
import { Input, Serve, UserId } from '@server/platform/http';
import type { InputOf, ReplyOf } from '@shared/contracts';
import * as contract from '@shared/contracts';
import { Announce } from './announce';
import { Broadcasts } from './broadcasts';

const PAGE_SIZE = 50;

/** What admins tell everybody. */
@Controller()
@UseGuards(AdminsOnly)
export class AnnouncementsController {
  constructor(
    private readonly broadcasts: Broadcasts,
    private readonly announcing: Announce,
  ) {}

  @Serve(contract.listAnnouncements)
  async announcements(
    @Input() { query }: InputOf<typeof contract.listAnnouncements>,
  ): Promise<ReplyOf<typeof contract.listAnnouncements>> {
    const found = await this.broadcasts.announcements(PAGE_SIZE, query.after);
    return {
      Announcements: found.map(({ id, createdAt, text, isSent }) => ({
        UUID: id,
        CreatedAt: createdAt.toISOString(),
        Text: text,
        IsSent: isSent,
      })),
      HasMore: found.length === PAGE_SIZE,
    };
  }

  @Serve(contract.announce)
  async announce(
    @Input() { body }: InputOf<typeof contract.announce>,
    @UserId() adminId: string,
  ): Promise<object> {
    await this.announcing.execute(adminId, body);
    return {};
  }
}
