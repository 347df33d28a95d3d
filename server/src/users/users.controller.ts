import { Controller } from '@nestjs/common';
import { Input, RateLimit, Serve, UserId } from '@server/platform/http';
import { createUser, emailExists, getMe, getUser, type InputOf, type User } from '@shared/contracts';
import { GetOwnUser } from './get-own-user';
import { SignUp } from './sign-up';
import { presentUser } from './user.presenter';
import { UserRepository } from './user.repository';

@Controller()
export class UsersController {
  constructor(
    private readonly signUp: SignUp,
    private readonly getOwnUser: GetOwnUser,
    private readonly users: UserRepository,
  ) {}

  @Serve(createUser)
  @RateLimit(30, 60_000, 'address')
  async create(@Input() { body }: InputOf<typeof createUser>): Promise<object> {
    await this.signUp.execute(body);
    return {};
  }

  @Serve(emailExists)
  @RateLimit(30, 60_000, 'address')
  async exists(@Input() { body }: InputOf<typeof emailExists>): Promise<{ Exists: boolean }> {
    return { Exists: await this.users.emailExists(body.email) };
  }

  @Serve(getUser)
  async own(@UserId() userId: string): Promise<User> {
    const { user, totals } = await this.getOwnUser.execute(userId);
    return presentUser(user, totals);
  }

  @Serve(getMe)
  me(@UserId() userId: string): Promise<User> {
    return this.own(userId);
  }
}
