import { type DynamicModule, Logger, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ChapterEntity, CONTENT, CourseEntity, LessonEntity, TrackEntity } from '@server/learning/catalog';
import { SpellbookPageEntity } from '@server/learning/spellbook';
import { Invalidations } from '@server/platform/cache';
import { Clock } from '@server/platform/clock';
import { Database } from '@server/platform/database';
import { ContentImporter, type ContentImportSettings } from './content-importer';
import { ImportContent } from './import-content';

/** Every table that an import writes. */
export const CONTENT_ENTITIES = [TrackEntity, CourseEntity, ChapterEntity, LessonEntity, SpellbookPageEntity];

/** Needs DatabaseModule and CacheModule. Exports ContentImporter for /readyz and the admin pages. */
@Module({})
// biome-ignore lint/complexity/noStaticOnlyClass: the shape of Nest's dynamic modules
export class ContentImportModule {
  static forRoot(settings: ContentImportSettings): DynamicModule {
    return {
      module: ContentImportModule,
      global: true,
      imports: [TypeOrmModule.forFeature(CONTENT_ENTITIES)],
      providers: [
        {
          provide: ImportContent,
          useFactory: (database: Database, clock: Clock) => new ImportContent(database, clock),
          inject: [Database, Clock],
        },
        {
          provide: ContentImporter,
          useFactory: (
            importContent: ImportContent,
            database: Database,
            clock: Clock,
            invalidations: Invalidations,
          ) => {
            const log = new Logger('ContentImporter');
            const importer = new ContentImporter(importContent, database.dataSource, clock, log, settings);
            importer.onChanged(() => void invalidations.announce(CONTENT));
            return importer;
          },
          inject: [ImportContent, Database, Clock, Invalidations],
        },
      ],
      exports: [ContentImporter],
    };
  }
}
