/** Bounds of a recording. A value longer than `text` characters is cut, a container shows its first `items`. */
export interface RecorderOptions {
  steps: number;
  /** Of the entries, as JSON. */
  bytes: number;
  items: number;
  /** Objects looked at in one step. */
  objects: number;
  text: number;
  /** Separates entries from the program's own output. */
  mark: string;
  /** The program ends at the limit. Otherwise it runs on, and its next call from a test is recorded again. */
  stops: boolean;
  /** Tie what's printed to steps. A test would see the marks. */
  output: boolean;
  /** Look only at the variables of steps that the debugger may open at, which takes a third of the time. */
  outline: boolean;
  /** Python: write the recorder itself, compiled. */
  keepsCode?: boolean;
}

export const RECORDING_LIMITS = {
  steps: 3000,
  bytes: 6_000_000,
  items: 50,
  objects: 200,
  text: 100,
} as const;
