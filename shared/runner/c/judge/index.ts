import { type Diagnostic, RunRefused, type SourceFile } from '../../runner';
import type { Compiler } from '../compiler';
import type { ProgramWorld } from '../program';

export interface JudgedBuild {
  ok: true;
  sites: readonly unknown[];
  text: string;
  diagnostics: Diagnostic[];
}

export function buildJudged(
  _tools: { compiler: Compiler; linker: Compiler },
  _files: readonly SourceFile[],
  _tests: readonly SourceFile[],
  _memoryBytes: number,
): JudgedBuild {
  throw new RunRefused('Tests in C cannot be judged here yet.');
}

export function judge(_built: JudgedBuild, _world: ProgramWorld): { exitCode: number } {
  throw new RunRefused('Tests in C cannot be judged here yet.');
}
