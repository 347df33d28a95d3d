import { mkdtempDisposableSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ResultCache } from './result-cache';

const PLACE = 'courses/learn-go/chapters/basics/lessons/hello';

test('a fresh clone has the stamped results, for what has not changed since', () => {
  using root = mkdtempDisposableSync(join(tmpdir(), 'stamps-'));
  const open = (checker = 'judge 1', isFresh = false) =>
    new ResultCache<string>(root.path, 'answers', checker, { isFresh });
  const first = open();
  first.set(PLACE, ['go', 'text'], 'passed');
  first.save({ isComplete: true });
  first.stamp();
  rmSync(join(root.path, 'node_modules'), { recursive: true });

  expect(open().get(PLACE, ['go', 'text'])).toBe('passed');
  expect(open().get(PLACE, ['go', 'another text'])).toBeUndefined();
  expect(open('judge 2').get(PLACE, ['go', 'text'])).toBeUndefined();
  expect(open('judge 1', true).get(PLACE, ['go', 'text'])).toBeUndefined();
});

test('results that were not stamped stay on this machine', () => {
  using root = mkdtempDisposableSync(join(tmpdir(), 'stamps-'));
  const open = () => new ResultCache<string>(root.path, 'answers', 'judge');
  const first = open();
  first.set(PLACE, 'text', 'passed');
  first.save({ isComplete: true });
  expect(open().get(PLACE, 'text')).toBe('passed');
  rmSync(join(root.path, 'node_modules'), { recursive: true });
  expect(open().get(PLACE, 'text')).toBeUndefined();
});
