// npm run lock: adds other platforms' optional packages to package-lock.json. If the registry doesn't have them, npm
// leaves them out, and `npm ci` then fails on those platforms.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const path = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(path, 'utf8'));
const manifestFields = ['version', 'cpu', 'os', 'libc', 'engines'];

/** Whether npm would find `name` from `from`: nested, or hoisted to the top. */
const isPresent = (from, name) =>
  [`${from}/node_modules/${name}`, `node_modules/${name}`].some((place) => lock.packages[place]);

const OS = /(?:^|[-/])(android|darwin|freebsd|linux|openbsd|netbsd|openharmony|sunos|win32)(?:-|$)/;
const CPU = /-(arm64|arm|x64|ia32|riscv64|ppc64|s390x|loong64|wasm32)(?:-|$)/;

/** The package's lock entry from the registry, or else derived from its name, which contains its platform. */
function optionalEntry(name, range) {
  try {
    return fromRegistry(name, range);
  } catch {
    const [os, cpu] = [OS.exec(name)?.[1], CPU.exec(name)?.[1]];
    const libc = /-musl$/.test(name) ? 'musl' : /-gnu$/.test(name) ? 'glibc' : undefined;
    console.warn(`${name} is not in this registry: deriving its platform from its name`);
    return {
      version: range,
      optional: true,
      ...(cpu && { cpu: [cpu] }),
      ...(os && { os: [os] }),
      ...(libc && { libc: [libc] }),
    };
  }
}

function fromRegistry(name, range) {
  const answer = execFileSync(
    'npm',
    ['view', `${name}@${range}`, ...manifestFields, 'dist.integrity', '--json'],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const found = JSON.parse(answer);
  const { 'dist.integrity': integrity, version, ...rest } = Array.isArray(found) ? found.at(-1) : found;
  return { version, integrity, optional: true, ...rest };
}

let added = 0;
for (const [from, entry] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isPresent(from, name)) continue;
    lock.packages[`node_modules/${name}`] = optionalEntry(name, range);
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} optional packages of other platforms added to package-lock.json`);
