import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogModule, PlacementResults } from '@server/learning/catalog';
import { LessonsModule } from '@server/learning/lessons';
import { UsersModule } from '@server/people/users';
import { PlacementEntity } from './placement.entity';
import { PlacementCheck } from './placement-check';
import { Placements } from './placements';
import { PlacementsController } from './placements.controller';

/** Ten questions ahead of a course, for those who may know some of it already (docs/placement.md). Global because it provides the catalog's port. */
@Global()
@Module({
  imports: [CatalogModule, LessonsModule, UsersModule, TypeOrmModule.forFeature([PlacementEntity])],
  controllers: [PlacementsController],
  providers: [PlacementCheck, Placements, { provide: PlacementResults, useExisting: Placements }],
  exports: [PlacementResults],
})
export class PlacementsModule {}
