import { readFileSync } from 'node:fs';
import type { PackedFile } from '../../../shared/runner/c/packed-files';

const BLOCK = 512;
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes).replace(/\0.*$/s, '');

/** The regular files of an uncompressed ustar archive. */
function readTar(path: string): PackedFile[] {
  const tar = readFileSync(path);
  const files: PackedFile[] = [];
  for (let at = 0; at + BLOCK <= tar.length && tar[at] !== 0; ) {
    const header = tar.subarray(at, at + BLOCK);
    const size = Number.parseInt(text(header.subarray(124, 136)), 8);
    const prefix = text(header.subarray(345, 500));
    const name = text(header.subarray(0, 100));
    const isFile = [0, 0x30].includes(header[156]!);
    const content = tar.subarray(at + BLOCK, at + BLOCK + size);
    if (isFile) files.push({ name: prefix ? `${prefix}/${name}` : name, content });
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}

/** Files for single-threaded C programs: no C++, no intrinsics of other architectures. */
const KEPT = [
  /^include\/wasm32-wasip1\/(?!c\+\+)/,
  /^include\/(__std|__float|float|inttypes|iso646|limits|stdalign|stdarg|stdatomic|stdbool|stdckdint|stdcountof|stddef|stdint|stdnoreturn|tgmath|unwind|wasm_simd128)[a-z_0-9]*\.h$/,
  /^lib\/wasm32-wasip1\/(crt1-command\.o|crt1-reactor\.o|libc\.a|libsetjmp\.a)$/,
  /^lib\/wasm32-unknown-wasip1\/libclang_rt\.builtins\.a$/,
];

const ERRNO = 'include/wasm32-wasip1/__errno_values.h';

/** Error codes of POSIX that WASI doesn't have, for programs that set and compare them: WASI's own end far below. */
const MORE_ERRORS = ['ENODATA', 'ENOSR', 'ENOSTR', 'ETIME'].map(
  (name, index) => `#define ${name} ${1001 + index}\n`,
);

function withMoreErrors({ name, content }: PackedFile): PackedFile {
  if (name !== ERRNO) return { name, content };
  const header = new TextDecoder().decode(content);
  const end = header.lastIndexOf('#endif');
  if (end < 0 || header.includes('ENODATA')) throw new Error(`${ERRNO} isn't what it was`);
  return {
    name,
    content: new TextEncoder().encode(header.slice(0, end) + MORE_ERRORS.join('') + header.slice(end)),
  };
}

/** The C part of the package's file system, sorted by name. */
export function readSysroot(tarPath: string): PackedFile[] {
  const files = readTar(tarPath).map(({ name, content }) => ({
    name: name.replace(/^(\.\/)?(usr\/)?/, ''),
    content,
  }));
  const kept = files.filter(({ name }) => KEPT.some((pattern) => pattern.test(name))).map(withMoreErrors);
  if (kept.length < 100) throw new Error(`only ${kept.length} of the sysroot's files were found`);
  return kept.sort((a, b) => (a.name < b.name ? -1 : 1));
}
