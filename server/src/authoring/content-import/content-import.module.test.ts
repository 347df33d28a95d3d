import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { CourseEntity } from '@server/learning/catalog';
import { CacheModule } from '@server/platform/cache';
import { ConfigModule } from '@server/platform/config';
import { DatabaseModule } from '@server/platform/database';
import { DataSource } from 'typeorm';
import { expect, onTestFinished, test } from 'vitest';
import { migrations } from '../../migrations';
import { readSettings } from '../../settings';
import { ContentImportModule } from './content-import.module';
import { ContentImporter } from './content-importer';
import { ContentFixture } from './testing/content-fixture';

test('a started server has its content', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'data-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  using content = new ContentFixture();
  const app = await NestFactory.createApplicationContext(
    {
      module: class Server {},
      imports: [
        ConfigModule.forRoot(readSettings({ DATA_DIR: dataDir })),
        DatabaseModule.forRoot({ dataDir, migrations }),
        CacheModule,
        ContentImportModule.forRoot({ contentDir: content.root, watch: true }),
      ],
    },
    { logger: false },
  );
  try {
    expect(app.get(ContentImporter).isReady).toBe(true);
    expect(await app.get(DataSource).getRepository(CourseEntity).count()).toBe(1);
  } finally {
    await app.close();
  }
});
