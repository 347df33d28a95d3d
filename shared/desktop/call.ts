import type { z } from 'zod';

/**
 * A call from the web app to the desktop app's main process. Main refuses an input that doesn't match, and never sends an
 * output that doesn't.
 */
export interface DesktopCall<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  input: Input;
  output: Output;
}

/** A call's input as the web app passes it. */
export type InputOf<Call extends DesktopCall> = z.input<Call['input']>;
/** What a call resolves to. */
export type OutputOf<Call extends DesktopCall> = z.output<Call['output']>;

/** A call's answer on its way from main to the preload script: errors lose everything but their text over IPC. */
export type DesktopReply = { isOk: true; value: unknown } | { isOk: false; message: string };
