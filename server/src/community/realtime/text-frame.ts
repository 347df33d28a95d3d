import { Sender } from 'ws';

declare module 'ws' {
  /** Exported by ws, missing in its types. */
  export const Sender: {
    frame(
      data: Buffer,
      options: { fin: boolean; opcode: number; mask: boolean; readOnly: boolean },
    ): Buffer[];
  };
}

const TEXT = 1;

/** A message as the bytes of one unmasked frame: built once, written to the connections of all recipients. */
export function textFrame(message: string): Buffer {
  const options = { fin: true, opcode: TEXT, mask: false, readOnly: true };
  return Buffer.concat(Sender.frame(Buffer.from(message), options));
}
