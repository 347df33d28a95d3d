import { join } from 'node:path';
import { type DynamicModule, Module } from '@nestjs/common';
import { AccessModule } from '@server/people/access';
import { FileCache } from '@server/platform/file-cache';
import { RuntimeFolders } from '@server/sandbox';
import { CompileController } from './compile.controller';
import { CompilePolicy } from './compile.policy';
import { CompileProgram } from './compile-program';

/** The first bytes of every WebAssembly module. */
const WASM_MAGIC = Buffer.from('\0asm');

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
        {
          provide: FileCache,
          useFactory: () => new FileCache({ folder, extension: 'wasm', signature: WASM_MAGIC }),
        },
        { provide: RuntimeFolders, useValue: new RuntimeFolders(options.runtimesFolders) },
      ],
    };
  }
}
