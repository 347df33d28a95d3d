import { Controller, UseGuards } from '@nestjs/common';
import { Broadcasts } from '@server/community/notifications';
import { VimList } from '@server/people/users';
import { Input, Serve, UserId } from '@server/platform/http';
import type { InputOf, ReplyOf } from '@shared/contracts';
import * as contract from '@shared/contracts';
import { AdminsOnly } from './admins-only';
import { Announce } from './announce';
import { PAGE_SIZE } from './audit';

/** What admins tell everybody, and who asked to be told. */
@Controller()
@UseGuards(AdminsOnly)
export class NewsController {
  constructor(
    private readonly broadcasts: Broadcasts,
    private readonly announcing: Announce,
    private readonly vimList: VimList,
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

  @Serve(contract.listVimList)
  async wantVim(): Promise<ReplyOf<typeof contract.listVimList>> {
    const entries = await this.vimList.entries();
    return {
      Entries: entries.map(({ email, joinedAt, handle }) => ({
        Email: email,
        JoinedAt: joinedAt.toISOString(),
        Handle: handle,
      })),
    };
  }
}
