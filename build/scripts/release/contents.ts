/** What a release consists of, from the repository's root. It starts as it is: nothing is built. */
export const RELEASE_FILES = [
  'LICENSE',
  'README.md',
  'docs/hosting.md',
  'build/scripts/{start,end-with-npm,install,installation}.mjs',
  'content/**',
  'dist/downloads/emberforge.tgz',
  'dist/prerender/**',
  'dist/runtimes/unpacked/*',
  'dist/server/**',
  'dist/web/**',
  'resources/runtimes/**',
];

/** For stack traces that developers read. */
export const LEFT_OUT = ['dist/**/*.map'];

/** The server reads their files, without importing them. */
const READ = ['@fontsource/atkinson-hyperlegible-next', '@fontsource/fraunces', 'node'];
const IMPORT = /^(?:import|export) (?:.* from )?["']([^."'][^"']*)["'];|\bimport\("([^."'][^"']*)"\)/gm;

export interface Manifest {
  name: string;
  version: string;
  license: string;
  type: string;
  engines: object;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  overrides: object;
  allowScripts: Record<string, boolean>;
}

/** The packages that bundles import, of those that are installed for them. */
export function importedPackages(bundles: readonly string[], dependencies: object): string[] {
  const modules = bundles.flatMap((code) =>
    [...code.matchAll(IMPORT)].map(([, one, other]) => one ?? other!),
  );
  const names = modules.map((module) => /^(@[^/]+\/)?[^/]+/.exec(module)![0]);
  const isDependency = (name: string) => Object.hasOwn(dependencies, name) && !BUILDS.has(name);
  return [...new Set([...names.filter(isDependency), ...READ])].sort();
}

/** Imported only to run from the sources. */
const BUILDS = new Set(['vite']);

/** The release's package.json: the commands that start what's built, and the packages that it imports. */
export function releaseManifest(manifest: Manifest, packages: readonly string[]) {
  const { name, version, license, type, engines, scripts, dependencies, overrides, allowScripts } = manifest;
  const starts = Object.entries(scripts).filter(([, command]) =>
    command.startsWith('node build/scripts/start.mjs'),
  );
  return {
    name,
    version,
    private: true,
    license,
    type,
    engines,
    scripts: Object.fromEntries(starts),
    dependencies: Object.fromEntries(packages.map((each) => [each, dependencies[each]!])),
    overrides,
    allowScripts,
  };
}
