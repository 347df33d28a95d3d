import type { RunRequest } from '../../runner/runner';
import type { RecorderOptions } from '../recorder-options';
import { instrument, RECORDER } from './instrument';

/** Runs the program's entry, to see the error that ends it. */
const START = '.start.js';

/** Prepares a program to be recorded: each file reports its own steps to recorder.js. */
export function javascriptRecording(
  request: RunRequest,
  recorder: string,
  options: RecorderOptions,
): RunRequest {
  const instrumented = request.files.map(instrument);
  const names = request.files.map(({ name }) => name);
  const places = instrumented.map((each) => each.places);
  const data = { OPTIONS: options, FILES: names, PLACES: places };
  const constants = Object.entries(data).map(
    ([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`,
  );
  const entry = JSON.stringify(`/${names[0]}`);
  const start = `import "/${RECORDER}";\ntry { await import(${entry}); } catch (error) { throw __rec.failed(error); }`;
  return {
    ...request,
    files: [
      ...(options.stops ? [{ name: START, content: start }] : []),
      ...instrumented.map(({ file }) => file),
      { name: RECORDER, content: constants.join('') + recorder },
    ],
  };
}
