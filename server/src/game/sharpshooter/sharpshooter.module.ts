import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RealtimeModule } from '@server/community/realtime';
import { RewardsModule } from '@server/game/rewards';
import { UsersModule } from '@server/people/users';
import { CountShot } from './count-shot';
import { GetSpree } from './get-spree';
import { SharpshooterController } from './sharpshooter.controller';
import { SpreeEntity } from './spree.entity';

/** Sprees of lessons that are solved with the first submit. */
@Module({
  imports: [RealtimeModule, RewardsModule, UsersModule, TypeOrmModule.forFeature([SpreeEntity])],
  controllers: [SharpshooterController],
  providers: [CountShot, GetSpree],
})
export class SharpshooterModule {}
