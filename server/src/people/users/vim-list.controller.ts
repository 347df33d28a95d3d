import { Controller, UseGuards } from '@nestjs/common';
import { Serve } from '@server/platform/http';
import type { ReplyOf } from '@shared/contracts';
import * as contract from '@shared/contracts';
import { AdminsOnly } from './admins-only';
import { VimList } from './vim-list';

/** Who asked for Vim keys, for admins. */
@Controller()
@UseGuards(AdminsOnly)
export class VimListController {
  constructor(private readonly vimList: VimList) {}

  @Serve(contract.listVimList)
  async list(): Promise<ReplyOf<typeof contract.listVimList>> {
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
