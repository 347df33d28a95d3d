import type { Diagnostic, SourceFile } from '../runner';

/** A program and its tests as plain JavaScript, with file names and line numbers unchanged. */
export interface Translated {
  files: readonly SourceFile[];
  tests: readonly SourceFile[];
  /** Maps a position in a translated file to the learner's source. Lines and columns start at 1. */
  placeIn?: (file: string, line: number, column: number) => { line: number; column: number };
}

/** Why a program can't be started: the text for stderr, and the errors to mark in the editor. */
export interface Untranslatable {
  stderr: string;
  diagnostics: Diagnostic[];
  /** Its tests, which are only listed. */
  tests: readonly SourceFile[];
}
