import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { type Jq, loadJq } from 'jq-wasm';
import type { QueryReply, QueryRequest } from './query-messages';

/*
 * A thread that runs authors' queries on learners' output, one at a time. Its owner enforces the time limit. Outside of
 * production Node runs this file as it is, so it only imports types from our own files.
 */

/** Of one jq instance: a query on 1 MiB of JSON takes about 40. */
const MAX_MEMORY_BYTES = 192 * 1024 * 1024;
/** Of a query's results together, in characters. */
const MAX_RESULT_LENGTH = 4 * 1024 * 1024;
const PAGE_BYTES = 65_536;

/** Exit codes of jq. */
const COMPILE_ERROR = 3;

const jqModule = new WebAssembly.Module(
  readFileSync(createRequire(import.meta.url).resolve('jq-wasm/jq.wasm')),
);

/** A fresh instance for each query, so that nothing remains of the one before. */
const startJq = (): Promise<Jq> =>
  loadJq({
    instantiateWasm(imports, onSuccess) {
      const instance = new WebAssembly.Instance(jqModule, imports);
      for (const exported of Object.values(instance.exports))
        if (exported instanceof WebAssembly.Memory) limitMemory(exported);
      onSuccess(instance, jqModule);
    },
  });

/** jq's own limit is 2 GB. Its allocator asks this object for more, and takes a failure as out of memory. */
function limitMemory(memory: WebAssembly.Memory): void {
  const grow = memory.grow.bind(memory);
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * PAGE_BYTES > MAX_MEMORY_BYTES)
      throw new RangeError('out of memory');
    return grow(pages);
  };
}

async function answer(request: QueryRequest): Promise<QueryReply> {
  if (request.kind === 'match') {
    const found = new RegExp(request.source, request.flags).exec(request.text);
    return { match: found ? (found[1] ?? '') : null };
  }
  const { query, text, mode } = request;
  if (mode === 'json') {
    const problem = jsonProblem(text);
    if (problem !== undefined) return { problem };
  }
  const jq = await startJq();
  // The space keeps a query that starts with a dash from being an option.
  const { stdout, stderr, exitCode } = jq.raw(text, ` ${query}`, mode === 'jsonl' ? ['-c', '-s'] : ['-c']);
  if (exitCode === COMPILE_ERROR) return { invalid: stderr };
  if (exitCode !== 0) return { problem: reasonOf(stderr) };
  if (stdout.length > MAX_RESULT_LENGTH) return { problem: 'there are too many results' };
  return { values: stdout === '' ? [] : stdout.split('\n').map((line) => JSON.parse(line) as unknown) };
}

function jsonProblem(text: string): string | undefined {
  if (text.trim() === '') return 'there is no JSON, because it’s empty';
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return `it isn’t valid JSON (${error instanceof Error ? error.message : String(error)})`;
  }
}

/** `jq: error (at /dev/stdin:0): Cannot index number with "a"` without what only jq's users understand. */
const reasonOf = (stderr: string) =>
  (stderr.split('\n')[0] ?? '').replace(/^jq: (parse )?error( \(at [^)]*\))?: /, '').slice(0, 300) ||
  'the query failed';

parentPort?.on('message', (request: QueryRequest) => {
  answer(request).then(
    (reply) => parentPort?.postMessage(reply),
    // An aborted jq, or values that are too large to send: this thread is replaced.
    (error: unknown) => parentPort?.postMessage({ broken: String(error) } satisfies QueryReply),
  );
});
parentPort?.postMessage('ready');
