import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fileLog } from './file-log';

const folder = mkdtempSync(join(tmpdir(), 'desktop-log-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a full log makes room for the next, and two files are all there is', () => {
  const log = fileLog(folder, false);
  const line = 'x'.repeat(50_000);
  for (let count = 0; count < 50; count += 1) log.info(line);
  log.error('The handler of host:choose failed', new Error('no route'));
  const sizes = ['main.log', 'main.old.log'].map((name) => statSync(join(folder, name)).size);
  expect(Math.max(...sizes)).toBeLessThan(1_100_000);
  expect(readFileSync(join(folder, 'main.log'), 'utf8')).toMatch(
    /\[error\] {1,2}The handler of host:choose failed Error: no route/,
  );
});
