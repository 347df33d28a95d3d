import { Controller } from '@nestjs/common';
import { Input, RateLimit, Serve, SignInRateLimit, UserId } from '@server/platform/http';
import { RequestLocale } from '@server/platform/locale';
import {
  createUser,
  emailExists,
  getMe,
  getUser,
  type InputOf,
  joinVimList,
  type User,
} from '@shared/contracts';
import type { Locale } from '@shared/locales';
import { GetOwnUser } from './get-own-user';
import { SignUp } from './sign-up';
import { presentUser } from './user.presenter';
import { UserRepository } from './user.repository';
import { VimList } from './vim-list';

@Controller()
export class UsersController {
  constructor(
    private readonly signUp: SignUp,
    private readonly getOwnUser: GetOwnUser,
    private readonly users: UserRepository,
    private readonly vimList: VimList,
  ) {}

  @Serve(createUser)
  @SignInRateLimit()
  async create(
    @Input() { body }: InputOf<typeof createUser>,
    @RequestLocale() locale: Locale,
  ): Promise<object> {
    await this.signUp.execute({ ...body, locale });
    return {};
  }

  @Serve(emailExists)
  @SignInRateLimit()
  async exists(@Input() { body }: InputOf<typeof emailExists>): Promise<{ Exists: boolean }> {
    return { Exists: await this.users.emailExists(body.email) };
  }

  @Serve(joinVimList)
  @RateLimit(30, 60_000, 'address')
  async joinVimList(
    @Input() { body }: InputOf<typeof joinVimList>,
    @UserId() userId: string | undefined,
  ): Promise<object> {
    await this.vimList.join(body.email, userId);
    return {};
  }

  @Serve(getUser)
  async own(@UserId() userId: string): Promise<User> {
    return presentUser(await this.getOwnUser.execute(userId));
  }

  @Serve(getMe)
  me(@UserId() userId: string): Promise<User> {
    return this.own(userId);
  }
}
