import type { RunRequest, SourceFile } from '../../runner/runner';
import type { RecorderOptions } from '../recorder-options';

/** Where recorder.py finds itself and the program's files. */
const RECORDER = '.recorder';
const PROGRAM = '.program/';

/**
 * Prepares a program to be recorded: each file becomes a single line that starts recorder.py, which then runs the file's
 * own text in its place. That line is after the file's own last line, so no traceback mixes them up.
 */
export function pythonRecording(request: RunRequest, recorder: string, options: RecorderOptions): RunRequest {
  const isPython = ({ name }: SourceFile) => name.endsWith('.py');
  const files = request.files.map((file) => (isPython(file) ? starterOf(file, options) : file));
  const originals = request.files
    .filter(isPython)
    .map(({ name, content }) => ({ name: PROGRAM + name, content }));
  return { ...request, files: [...files, { name: RECORDER, content: recorder }, ...originals] };
}

function starterOf({ name, content }: SourceFile, options: RecorderOptions): SourceFile {
  const lines = content.split('\n').length;
  const values = `{'scope': globals(), 'name': ${JSON.stringify(name)}, 'options': __import__('json').loads(${JSON.stringify(JSON.stringify(options))})}`;
  const start = `exec(compile(open('/work/${RECORDER}').read(), '<frozen recorder>', 'exec'), ${values})`;
  return { name, content: '\n'.repeat(lines) + start };
}
