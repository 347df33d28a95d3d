import { objectSymbols } from '../object-symbols';
import type { PackedFile } from '../packed-files';

/** Names that belong to the judge and to what stands between a program and its memory. */
const RESERVED = /^(ember_|munit_|judge_|__wrap_|__real_|__start_|__stop_)/;
const SYSTEM = /^(__|_[A-Z]|_start$|_initialize$)/;
const MAIN = /^__(main_void|original_main|main_argc_argv)$/;

/**
 * Why a learner's object may not be linked with tests, or `undefined`: it defines or calls what is the judge's, asks
 * for an import or an export of its own, or takes the place of a library function that the tests rely on.
 */
export function forbidden(object: PackedFile, testObjects: readonly PackedFile[]): string | undefined {
  const usedByTests = new Set(
    testObjects.flatMap(({ content }) =>
      objectSymbols(content)
        .filter(({ defined, kind }) => !defined && kind === 'function')
        .map(({ name }) => name),
    ),
  );
  for (const { name, kind, defined, shared, exported, wanted } of objectSymbols(object.content)) {
    if (kind === 'section') continue;
    if (RESERVED.test(name) && shared) return `The name "${name}" belongs to the tests. Choose another one.`;
    if (exported) return `"${name}" cannot be exported from the program.`;
    const foreign = wanted && kind === 'function' && (wanted.module !== 'env' || RESERVED.test(wanted.name));
    if (foreign) return `"${name}" cannot be imported from "${wanted.module}".`;
    if (!defined || !shared) continue;
    if (SYSTEM.test(name) && !MAIN.test(name))
      return `The name "${name}" belongs to C itself. Choose another one.`;
    if (STANDARD.has(name) && usedByTests.has(name))
      return `"${name}" is a function of C's own library, and the tests use it. Choose another name.`;
  }
  return undefined;
}

/** Functions of the library that tests of values, texts and memory rest on. */
const STANDARD = new Set(
  (
    'strcmp strncmp strlen strnlen strcpy strncpy strcat strncat strchr strrchr strstr strdup strndup strtok strtol ' +
    'strtoul strtod memcmp memcpy memmove memset memchr malloc calloc realloc free abs labs atoi atol atof qsort ' +
    'bsearch printf puts putchar fprintf sprintf snprintf sscanf fopen fclose fgets fputs fread fwrite fflush exit ' +
    'abort rand srand time clock isalpha isdigit isspace isupper islower isalnum ispunct toupper tolower sqrt pow ' +
    'fabs floor ceil round sin cos tan exp log log10 fmod'
  ).split(' '),
);
