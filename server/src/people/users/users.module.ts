import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccessModule } from '@server/people/access';
import { AdminPolicy } from './admin.policy';
import { ChangeHandle } from './change-handle';
import { FindProfile } from './find-profile';
import { GetOwnUser } from './get-own-user';
import { Handles } from './handles';
import { HideCompetition } from './hide-competition';
import { LearnerLocale } from './learner-locale';
import { ModeratedProfile } from './moderated-profile';
import { OwnProfileController } from './own-profile.controller';
import { PastHandleEntity } from './past-handle.entity';
import { ProfileDetailsEntity } from './profile-details.entity';
import { ProfileImageEntity } from './profile-image/profile-image.entity';
import { ProfileImages } from './profile-image/profile-images';
import { SetActiveTrack } from './set-active-track';
import { SignUp } from './sign-up';
import { Suspensions } from './suspensions';
import { UpdateUser } from './update-user';
import { UserEntity } from './user.entity';
import { UserRepository } from './user.repository';
import { UsersController } from './users.controller';
import { UsersPolicy } from './users.policy';
import { VimList } from './vim-list';
import { VimListController } from './vim-list.controller';
import { VimListEntryEntity } from './vim-list-entry.entity';

/** UserTotals comes from a global module of the game. */
@Module({
  imports: [
    AccessModule,
    TypeOrmModule.forFeature([
      PastHandleEntity,
      ProfileDetailsEntity,
      ProfileImageEntity,
      UserEntity,
      VimListEntryEntity,
    ]),
  ],
  controllers: [OwnProfileController, UsersController, VimListController],
  providers: [
    AdminPolicy,
    ChangeHandle,
    FindProfile,
    GetOwnUser,
    Handles,
    HideCompetition,
    LearnerLocale,
    ModeratedProfile,
    ProfileImages,
    SetActiveTrack,
    SignUp,
    Suspensions,
    UpdateUser,
    UserRepository,
    UsersPolicy,
    VimList,
  ],
  exports: [
    FindProfile,
    Handles,
    HideCompetition,
    LearnerLocale,
    ModeratedProfile,
    ProfileImages,
    SetActiveTrack,
    SignUp,
    Suspensions,
    UserRepository,
    VimList,
  ],
})
export class UsersModule {}
