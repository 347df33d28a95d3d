import { cp, glob } from 'node:fs/promises';
import { join, matchesGlob } from 'node:path';
import { APP_FILES, NATIVE_MODULES } from './packaging';

/** Copies what goes into the packed app, as electron-builder picks it. `system` is such as `linux-x64`. */
export async function copyAppFiles(root: string, folder: string, system: string): Promise<void> {
  const modules = Object.entries(NATIVE_MODULES).flatMap(([name, { files, binary }]) =>
    ['package.json', 'LICENSE*', ...files, binary.replace('{system}', system)].map(
      (file) => `node_modules/${name}/${file}`,
    ),
  );
  const wanted = [...APP_FILES.filter((pattern) => !pattern.startsWith('!')), ...modules];
  const unwanted = APP_FILES.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
  for await (const entry of glob(wanted, { cwd: root, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(root.length + 1).replaceAll('\\', '/');
    if (unwanted.some((pattern) => matchesGlob(path, pattern))) continue;
    await cp(file, join(folder, path));
  }
}
