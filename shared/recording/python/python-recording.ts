import type { RunRequest, SourceFile } from '../../runner/runner';
import type { RecorderOptions } from '../recorder-options';

/** Where recorder.py finds itself and the program's files. */
const RECORDER = '.recorder';
const PROGRAM = '.program/';

const READ = `open('/work/${RECORDER}').read()`;
const COMPILE = `compile(${READ}, '<frozen recorder>', 'exec')`;
const LOAD = `__import__('marshal').loads(__import__('base64').b64decode(${READ}))`;

/** recorder.py, and what the interpreter compiled it to, from the first recording on. */
export interface PythonRecorder {
  source: string;
  code?: string;
}

/**
 * Prepares a program to be recorded: each file becomes a single line that starts recorder.py, which then runs the file's
 * own text in its place. That line is after the file's own last line, so no traceback mixes them up.
 */
export function pythonRecording(
  request: RunRequest,
  recorder: PythonRecorder,
  options: RecorderOptions,
): RunRequest {
  const isPython = ({ name }: SourceFile) => name.endsWith('.py');
  const load = recorder.code === undefined ? COMPILE : LOAD;
  const all = { ...options, keepsCode: recorder.code === undefined };
  const files = request.files.map((file) => (isPython(file) ? starterOf(file, load, all) : file));
  const originals = request.files
    .filter(isPython)
    .map(({ name, content }) => ({ name: PROGRAM + name, content }));
  return {
    ...request,
    files: [...files, { name: RECORDER, content: recorder.code ?? recorder.source }, ...originals],
  };
}

function starterOf({ name, content }: SourceFile, load: string, options: RecorderOptions): SourceFile {
  const lines = content.split('\n').length;
  const values = `{'scope': globals(), 'name': ${JSON.stringify(name)}, 'options': __import__('json').loads(${JSON.stringify(JSON.stringify(options))})}`;
  const start = `exec(${load}, ${values})`;
  return { name, content: '\n'.repeat(lines) + start };
}
