import { expect, test } from 'vitest';
import { overflowReport } from './stack-overflow';

const CONTENT = `package main

func (l *leaf) depth() int { return 1 }
func (t *tree[T]) depth() int { return t.depth() }
func count[T any](n T) int { return count(n) }
`;
const files = [
  { name: 'notes.txt', content: 'func depth() {}' },
  { name: 'main.go', content: CONTENT },
];
const reported = (...frames: string[]) =>
  overflowReport(Object.assign(new RangeError(), { stack: frames.join('\n') }), files).split('\n\n')[1];

test('reports the first frame of the program itself, in each engine’s format', () => {
  const runtime = '    at runtime.mallocgc (wasm://wasm/0a:wasm-function[9]:0x1)';
  const leaf = '    at main.__leaf_.depth (wasm://wasm/0a:wasm-function[12]:0x1)';
  const count = 'main.count_go.shape.string_go.shape._uint8_@http://host/worker.js:wasm-function[13]:0x2';
  const tree = '    at main.__tree_go.shape.int__.depth.func1 (wasm://wasm/0a:wasm-function[1]:0x3)';
  expect(reported('RangeError', runtime, leaf, count)).toContain('leaf.depth(...)\n\tmain.go:3');
  expect(reported(runtime, count, leaf)).toContain('main.count(...)\n\tmain.go:5');
  expect(reported(tree)).toContain('tree.depth(...)\n\tmain.go:4');
  expect(reported(runtime)).toBeUndefined();
});
