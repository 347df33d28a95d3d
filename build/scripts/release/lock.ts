export interface LockEntry {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

export interface Lock {
  packages: Record<string, LockEntry>;
}

interface ReleaseManifest {
  name: string;
  version: string;
  license: string;
  engines: object;
  dependencies: Record<string, string>;
}

/** The part of a lock file that a release installs: its packages, and everything that they depend on. */
export function releaseLock<Whole extends Lock>(lock: Whole, manifest: ReleaseManifest): Whole {
  const { name, version, license, engines, dependencies } = manifest;
  const kept = new Set<string>();
  const keep = (from: string, wanted: Iterable<string>): void => {
    for (const each of wanted) {
      const path = resolve(lock, from, each);
      if (path === undefined || kept.has(path)) continue;
      kept.add(path);
      keep(path, needs(lock.packages[path]!));
    }
  };
  keep('', Object.keys(dependencies));
  const packages = Object.entries(lock.packages).filter(([path]) => kept.has(path));
  return {
    ...lock,
    packages: { '': { name, version, license, engines, dependencies }, ...Object.fromEntries(packages) },
  };
}

/** Where npm has put what `from` gets as `name`: as near as possible. */
function resolve({ packages }: Lock, from: string, name: string): string | undefined {
  const path = `${from && `${from}/`}node_modules/${name}`;
  if (packages[path]) return path;
  if (from === '') return undefined;
  return resolve({ packages }, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
}

function needs({
  dependencies,
  optionalDependencies,
  peerDependencies,
  peerDependenciesMeta,
}: LockEntry): string[] {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}
