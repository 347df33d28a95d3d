import { hash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ContentFixture } from '@server/authoring/content-import/testing/content-fixture';
import { projectRoot } from '@server/platform/config/project-root';
import { describe, expect, test } from 'vitest';
import { importPackage } from './import-package';
import { filesOf, type PackageFiles, unpack, zipOf } from './package-files';

const CONTENT_DIR = join(projectRoot(), 'content');
const LIMIT_MS = 120_000;

/** Vitest takes seconds to compare megabytes. */
const digests = (files: PackageFiles) =>
  new Map([...files].map(([name, bytes]) => [name, hash('sha1', bytes)]));

describe('the platform’s own content can be handed on', () => {
  test.each(readdirSync(join(CONTENT_DIR, 'courses')))('%s alone', { timeout: LIMIT_MS }, (course) => {
    const files = filesOf(CONTENT_DIR, course);
    using target = new ContentFixture({});
    expect(importPackage(target.root, files, { replace: false })).toEqual([]);
    expect(digests(filesOf(target.root, course))).toEqual(digests(files));
  });

  test('as a whole', { timeout: LIMIT_MS }, () => {
    const files = filesOf(CONTENT_DIR);
    using target = new ContentFixture({});
    expect(importPackage(target.root, unpack(zipOf(files)), { replace: false })).toEqual([]);
    expect(digests(filesOf(target.root))).toEqual(digests(files));
  });
});
