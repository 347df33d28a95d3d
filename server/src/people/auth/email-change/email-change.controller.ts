import { Controller, UseGuards } from '@nestjs/common';
import { Input, RateLimit, Serve, UserId } from '@server/platform/http';
import { type InputOf, type ReplyOf, resetEmail, sendResetLink } from '@shared/contracts';
import { FreshSignIn } from '../fresh-sign-in/fresh-sign-in.guard';
import { ChangeEmail } from './change-email';

const MINUTE_MS = 60_000;

@Controller()
export class EmailChangeController {
  constructor(private readonly changes: ChangeEmail) {}

  @Serve(sendResetLink)
  @UseGuards(FreshSignIn)
  @RateLimit(30, MINUTE_MS)
  async sendLink(
    @Input() { body }: InputOf<typeof sendResetLink>,
    @UserId() userId: string,
  ): Promise<object> {
    await this.changes.request(userId, body.email);
    return {};
  }

  @Serve(resetEmail)
  @RateLimit(30, MINUTE_MS, 'address')
  async confirm(@Input() { body }: InputOf<typeof resetEmail>): Promise<ReplyOf<typeof resetEmail>> {
    return { Email: await this.changes.confirm(body.resetToken) };
  }
}
