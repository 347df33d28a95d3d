import process from 'node:process';
import type { ServedRuntime } from '@shared/runner/protocol/serve-run';
import {
  LANGUAGES,
  type Language,
  LanguageUnavailable,
  RunRefused,
  type RunRequest,
  type RunResult,
} from '@shared/runner/runner';
import { lockDown } from '../process/lockdown';
import { serve } from '../process/serve';

/*
 * A runner with a fake language: each line of the entry file is a command, including ways to misbehave. It tests the
 * server's side without a real interpreter.
 */
const sleep = new Int32Array(new SharedArrayBuffer(4));

function execute(command: string, print: (text: string) => void): void {
  const [verb, ...words] = command.split(' ');
  const rest = words.join(' ');
  if (verb === 'print') print(`${rest}\n`);
  else if (verb === 'sleep') Atomics.wait(sleep, 0, 0, Number(rest));
  else if (verb === 'spin') for (;;);
  else if (verb === 'die') process.exit(3);
  else if (verb === 'break') throw new Error('the runtime broke');
  else if (verb === 'refuse') throw new RunRefused(rest);
  else if (verb === 'lack') throw new LanguageUnavailable(rest);
  else if (verb === 'junk') process.stdout.write(rest);
}

const runtime: ServedRuntime = {
  async prepare() {},
  run(request: RunRequest, onOutput): RunResult {
    let stdout = '';
    for (const command of request.files[0]!.content.split('\n')) {
      execute(command, (text) => {
        stdout += text;
        onOutput({ stream: 'stdout', text });
      });
    }
    const artifact = request.compileOnly ? (request.artifact ?? new Uint8Array([0, 1, 255])) : undefined;
    return { stdout, stderr: '', exitCode: 0, timeMs: 1, memoryBytes: 1, artifact };
  },
};

lockDown();
await serve(new Map<Language, ServedRuntime>(LANGUAGES.map((language) => [language, runtime])));
process.exit(0);
