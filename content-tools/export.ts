import { existsSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { filesOf, PackageError, writeFiles, zipOf } from './package/package-files';

/**
 * `npm run content:export [course] -- --to <folder or .zip>` writes a course with its teachers, or all content. `content:import`
 * reads it again, byte for byte. Exits with 1 if that isn't possible, with 2 if it was called wrong.
 */
function main(): number {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } });
  if (positionals.length > 1) {
    console.error('Usage: npm run content:export -- [course] [--to <folder or .zip>]');
    return 2;
  }
  const [course] = positionals;
  const contentDir = resolve(process.env.CONTENT_DIR || 'content');
  const target = resolve(values.to ?? `${course ?? 'content'}-export.zip`);
  if (existsSync(target)) throw new PackageError(`${target} already exists. Choose another name with --to.`);
  const files = filesOf(contentDir, course);
  if (target.endsWith('.zip')) writeFileSync(target, zipOf(files));
  else writeFiles(target, files);
  console.log(`Wrote ${files.size} files to ${relative(process.cwd(), target)}`);
  return 0;
}

try {
  process.exitCode = main();
} catch (error) {
  if (!(error instanceof PackageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
