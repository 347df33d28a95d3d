import { SYSROOT } from './compiler';

const TRIPLE = 'wasm32-wasip1';
const LIBRARIES = `${SYSROOT}/lib/${TRIPLE}`;
const PAGE = 65_536;
/** For a program's calls and local arrays. */
const STACK_BYTES = 1024 * 1024;

/** One source into one object. setjmp and longjmp are made of WebAssembly's exceptions. */
const COMPILE = (
  'clang -cc1 -triple wasm32-unknown-wasip1 -emit-obj -x c -std=c17 -O1 -Wall -Wextra -ferror-limit 19 ' +
  '-fgnuc-version=4.2.1 -mrelocation-model static -mframe-pointer=none -ffp-contract=on -fno-rounding-math ' +
  '-mconstructor-aliases -target-cpu generic -fvisibility=hidden -disable-free -clear-ast-before-backend ' +
  '-target-feature +exception-handling -target-feature +multivalue -target-feature +reference-types ' +
  '-exception-model=wasm -mllvm -wasm-enable-sjlj -I .'
).split(' ');

/** Lets the host say which line of a source an instruction belongs to. */
export const LINES = ['-debug-info-kind=line-tables-only', '-dwarf-version=4', '-debugger-tuning=gdb'];

/** Mistakes that the program itself finds and reports with their place: see `guest/faults.c`. */
export const CHECKED = [
  '-fsanitize=null,array-bounds,integer-divide-by-zero,unreachable,vla-bound,pointer-overflow',
  // What the optimizer would take out of a wrong program is what the learner must see.
  ...'malloc calloc realloc free strcpy strncpy strcat'.split(' ').map((name) => `-fno-builtin-${name}`),
  ...['-fwrapv', '-relaxed-aliasing', '-stack-protector', '2'],
  ...LINES,
];

/** clang's own command, without the driver that would only compose it. */
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

/** clang reads `-o.c` as an option, and with its driver `@file.c` as a file of options. */
const asFile = (name: string) => (/^[-@]/.test(name) ? `./${name}` : name);

/** Includes and constants stay visible; each declaration is marked with the file that it came from. */
export function preprocessArgs(source: string, output: string): string[] {
  const args = compileArgs(source, output, ['-w', '-dD', '-dI']);
  return args.map((arg) => (arg === '-emit-obj' ? '-E' : arg));
}

/** Functions of libc that `guest/heap.c` and `guest/library.c` wrap. */
const GUARDED = (
  'malloc calloc realloc free aligned_alloc posix_memalign strlen strcpy strncpy strcat strncat strcmp strncmp strchr ' +
  'strrchr strstr strdup atoi atof strtol strtod puts fputs fgets fclose fgetc getc fputc feof fprintf fscanf'
).split(' ');

export interface LinkOptions {
  /** Bytes that the program's memory may grow to. */
  memoryBytes: number;
  output: string;
  /** A program starts at `main`; a library is called by name. */
  kind: 'program' | 'library';
  extra?: readonly string[];
}

/** Objects into one module. Only what is named here is exported: a learner's code has no say in it. */
export function linkArgs(objects: readonly string[], options: LinkOptions): string[] {
  const start = options.kind === 'program' ? 'crt1-command.o' : 'crt1-reactor.o';
  return [
    ...['wasm-ld', '-m', 'wasm32', '-L', LIBRARIES, '-z', `stack-size=${STACK_BYTES}`, '--stack-first'],
    `--max-memory=${Math.floor(options.memoryBytes / PAGE) * PAGE}`,
    ...GUARDED.map((name) => `--wrap=${name}`),
    ...(options.kind === 'library' ? ['--entry=_initialize'] : []),
    ...['--export=__stack_pointer', '--export-if-defined=ember_refused', ...(options.extra ?? [])],
    ...[`${LIBRARIES}/${start}`, ...objects, `${SYSROOT}/lib/faults.o`],
    ...['--start-lib', `${SYSROOT}/lib/heap.o`, `${SYSROOT}/lib/library.o`, '--end-lib'],
    ...['-lsetjmp', '-lc', `${SYSROOT}/lib/wasm32-unknown-wasip1/libclang_rt.builtins.a`],
    ...['-o', options.output],
  ];
}
