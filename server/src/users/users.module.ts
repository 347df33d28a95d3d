import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GetOwnUser } from './get-own-user';
import { HideCompetition } from './hide-competition';
import { SetActiveTrack } from './set-active-track';
import { SignUp } from './sign-up';
import { UserEntity } from './user.entity';
import { UserRepository } from './user.repository';
import { UsersController } from './users.controller';

/** UserTotals comes from a global module of the game. */
@Module({
  imports: [TypeOrmModule.forFeature([UserEntity])],
  controllers: [UsersController],
  providers: [GetOwnUser, HideCompetition, SetActiveTrack, SignUp, UserRepository],
  exports: [HideCompetition, SetActiveTrack, UserRepository],
})
export class UsersModule {}
