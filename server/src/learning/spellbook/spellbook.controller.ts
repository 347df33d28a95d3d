import { Controller } from '@nestjs/common';
import { Input, Serve, UserId } from '@server/platform/http';
import type { InputOf } from '@shared/contracts';
import * as contract from '@shared/contracts';
import { presentSpellbook, presentSpellbookPage } from './spellbook.presenter';
import { Spellbooks } from './spellbooks';

@Controller()
export class SpellbookController {
  constructor(private readonly spellbooks: Spellbooks) {}

  @Serve(contract.listSpellbooks)
  async listSpellbooks(@UserId() userId: string): Promise<contract.Spellbook[]> {
    return (await this.spellbooks.of(userId)).map(presentSpellbook);
  }

  @Serve(contract.getSpellbookPage)
  async getSpellbookPage(
    @Input() { params }: InputOf<typeof contract.getSpellbookPage>,
    @UserId() userId: string,
  ): Promise<contract.SpellbookPage> {
    return presentSpellbookPage(await this.spellbooks.page(userId, params.id));
  }
}
