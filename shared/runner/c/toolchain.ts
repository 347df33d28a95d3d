import { SYSROOT } from './compiler';

const TRIPLE = 'wasm32-wasip1';
const LIBRARIES = `${SYSROOT}/lib/${TRIPLE}`;
const PAGE = 65_536;
/** Stack size of a program. */
const STACK_BYTES = 1024 * 1024;

/** Compiles one source into one object. setjmp and longjmp are implemented with WebAssembly exceptions. */
const COMPILE = (
  'clang -cc1 -triple wasm32-unknown-wasip1 -emit-obj -x c -std=c17 -O1 -Wall -Wextra -ferror-limit 19 ' +
  '-fgnuc-version=4.2.1 -mrelocation-model static -mframe-pointer=none -ffp-contract=on -fno-rounding-math ' +
  '-mconstructor-aliases -target-cpu generic -fvisibility=hidden -disable-free -clear-ast-before-backend ' +
  '-target-feature +exception-handling -target-feature +multivalue -target-feature +reference-types ' +
  '-exception-model=wasm -mllvm -wasm-enable-sjlj -I .'
).split(' ');

/** Adds the line table that maps instructions to source lines. */
export const LINES = ['-debug-info-kind=line-tables-only', '-dwarf-version=4', '-debugger-tuning=gdb'];

/** Runtime checks that report errors with their location: see `guest/faults.c`. */
export const CHECKED = [
  '-fsanitize=null,array-bounds,integer-divide-by-zero,unreachable,vla-bound,pointer-overflow',
  // An array without elements is let through.
  '-fsanitize-recover=vla-bound',
  // Otherwise the optimizer could remove the very mistakes that the learner has to see.
  ...'malloc calloc realloc free strcpy strncpy strcat'.split(' ').map((name) => `-fno-builtin-${name}`),
  ...['-fwrapv', '-relaxed-aliasing', '-stack-protector', '2'],
  ...LINES,
];

/** The arguments of clang's frontend, which the driver would otherwise compose. */
export function compileArgs(
  source: string,
  object: string,
  extra: readonly string[] = CHECKED,
  headers: readonly string[] = [],
): string[] {
  const file = asFile(source);
  return [
    ...COMPILE,
    ...['-main-file-name', file, ...headers],
    ...['-resource-dir', SYSROOT, '-internal-isystem', `${SYSROOT}/include`],
    ...['-internal-isystem', `${SYSROOT}/include/${TRIPLE}`],
    ...extra,
    ...['-o', object, file],
  ];
}

/** clang would read `-o.c` as an option, and its driver `@file.c` as a file of options. */
const asFile = (name: string) => (/^[-@]/.test(name) ? `./${name}` : name);

/** Preprocesses, keeping includes and constants. Line markers show which file each declaration came from. */
export function preprocessArgs(source: string, output: string): string[] {
  const args = compileArgs(source, output, ['-w', '-dD', '-dI']);
  return args.map((arg) => (arg === '-emit-obj' ? '-E' : arg));
}

/** Functions of libc that `guest/heap.c` and `guest/library.c` wrap. */
const WRAPPED = (
  'malloc calloc realloc free aligned_alloc posix_memalign strlen strcpy strncpy strcat strncat strcmp strncmp strchr ' +
  'strrchr strstr strdup atoi atof strtol strtod puts fputs fgets fclose fgetc getc fputc feof fprintf fscanf'
).split(' ');

export interface LinkOptions {
  /** Maximum memory of the program, in bytes. */
  memoryBytes: number;
  output: string;
  /** A program starts at `main`; a library's exports are called by name. */
  kind: 'program' | 'library';
  extra?: readonly string[];
}

/** Links objects into one module. Only the symbols listed here are exported; a learner's code can't add any. */
export function linkArgs(objects: readonly string[], options: LinkOptions): string[] {
  const start = options.kind === 'program' ? 'crt1-command.o' : 'crt1-reactor.o';
  return [
    ...['wasm-ld', '-m', 'wasm32', '-L', LIBRARIES, '-z', `stack-size=${STACK_BYTES}`, '--stack-first'],
    `--max-memory=${Math.floor(options.memoryBytes / PAGE) * PAGE}`,
    ...WRAPPED.map((name) => `--wrap=${name}`),
    ...(options.kind === 'library' ? ['--entry=_initialize'] : []),
    ...['--export=__stack_pointer', '--export-if-defined=ember_refused', ...(options.extra ?? [])],
    ...[`${LIBRARIES}/${start}`, ...objects, `${SYSROOT}/lib/faults.o`],
    ...['--start-lib', `${SYSROOT}/lib/heap.o`, `${SYSROOT}/lib/library.o`, '--end-lib'],
    ...['-lsetjmp', '-lc', `${SYSROOT}/lib/wasm32-unknown-wasip1/libclang_rt.builtins.a`],
    ...['-o', options.output],
  ];
}
