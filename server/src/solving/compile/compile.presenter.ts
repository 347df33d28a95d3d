import type { CompileFailure } from '@shared/contracts';
import type { Diagnostic } from '@shared/runner/runner';

export const presentFaults = (faults: readonly Diagnostic[]): CompileFailure => ({
  Messages: faults.map(({ file, line, column = 1, severity, message }) => ({
    File: file,
    Line: line,
    Column: column,
    Severity: severity,
    Text: message,
  })),
});
