import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockDataDir } from '.';

test('one server alone has a folder, until it gives it back', () => {
  const folder = mkdtempSync(join(tmpdir(), 'emberforge-lock-'));
  const unlock = lockDataDir(folder);
  expect(() => lockDataDir(folder, 0)).toThrow(
    `another server is running on ${folder} (DATA_DIR). Stop it first, or give this one a folder of its own.`,
  );
  unlock();
  lockDataDir(folder, 0)();
  rmSync(folder, { recursive: true });
});
