import { join } from 'node:path';
import { type DynamicModule, Module } from '@nestjs/common';
import { AccessModule } from '@server/access';
import { RuntimeFolders } from '@server/sandbox';
import { ArtifactCache } from './artifact-cache';
import { CompileController } from './compile.controller';
import { CompilePolicy } from './compile.policy';
import { CompileProgram } from './compile-program';

/** A global module provides the sandbox (SANDBOX). */
@Module({})
// biome-ignore lint/complexity/noStaticOnlyClass: the shape of Nest's dynamic modules
export class CompileModule {
  static forRoot(options: { dataDir: string; runtimesFolders: readonly string[] }): DynamicModule {
    const folder = join(options.dataDir, 'cache/compile');
    return {
      module: CompileModule,
      imports: [AccessModule],
      controllers: [CompileController],
      providers: [
        CompilePolicy,
        CompileProgram,
        { provide: ArtifactCache, useFactory: () => new ArtifactCache({ folder }) },
        { provide: RuntimeFolders, useValue: new RuntimeFolders(options.runtimesFolders) },
      ],
    };
  }
}
