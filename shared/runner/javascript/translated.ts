import type { Diagnostic, SourceFile } from '../runner';

/** A program and its tests as plain JavaScript, each file under its own name and with its own line numbers. */
export interface Translated {
  files: readonly SourceFile[];
  tests: readonly SourceFile[];
  /** The learner's own place for one in a translated file. Lines and columns count from 1. */
  placeIn?: (file: string, line: number, column: number) => { line: number; column: number };
}

/** Why a program cannot be started: what stderr says, and what the editor marks. */
export interface Untranslatable {
  stderr: string;
  diagnostics: Diagnostic[];
  /** Its tests, to be listed. */
  tests: readonly SourceFile[];
}
