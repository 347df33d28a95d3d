import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { Stopped } from '../errors';
import { pastedCode } from './pasted-code';

/** What a learner types, in a terminal or through a pipe. */
function ask({ isTTY }: { isTTY: boolean }) {
  const input = Object.assign(new PassThrough(), { isTTY, setRawMode: () => {} });
  const answer = pastedCode({
    signal: new AbortController().signal,
    input: input as unknown as NodeJS.ReadStream,
    output: new PassThrough().resume(),
  });
  return { input, answer };
}

test('Ctrl-C in a terminal stops the command, and isn’t an error', async () => {
  const { input, answer } = ask({ isTTY: true });
  input.write('\u0003');
  await expect(answer).rejects.toBeInstanceOf(Stopped);
});

test.each([
  ['a line', 'a-code\n', { code: 'a-code', canRetry: false }],
  ['a line without its end', 'a-code', { code: 'a-code', canRetry: false }],
  ['nothing', '', null],
])('through a pipe comes %s', async (_what, text, expected) => {
  const { input, answer } = ask({ isTTY: false });
  input.end(text);
  expect(await answer).toEqual(expected);
});
