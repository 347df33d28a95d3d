import { objectSymbols, sourceName } from '../object-symbols';
import type { PackedFile } from '../packed-files';

/** Names of the judge, and of what checks a program's use of memory. */
const RESERVED = /^(ember_|munit_|judge_|__wrap_|__real_|__start_|__stop_)/;
const SYSTEM = /^(__|_[A-Z]|_start$|_initialize$)/;

/**
 * Why a learner's object may not be linked with tests, or `undefined`: it defines or calls what is the judge's, asks
 * for an import or an export of its own, or takes the place of a library function that the tests rely on.
 */
export function forbidden(object: PackedFile, tests: Uint8Array): string | undefined {
  const wantedByTests = objectSymbols(tests).filter(({ defined, kind }) => !defined && kind === 'function');
  const usedByTests = new Set(wantedByTests.map(({ name }) => name));
  for (const { name, kind, defined, shared, exported, wanted } of objectSymbols(object.content)) {
    if (kind === 'section') continue;
    if (RESERVED.test(name) && shared) return `The name "${name}" belongs to the tests. Choose another one.`;
    if (exported) return `"${name}" cannot be exported from the program.`;
    const foreign = wanted && kind === 'function' && wanted.module !== 'env';
    if (foreign) return `"${name}" cannot be imported from "${wanted.module}".`;
    if (!defined || !shared) continue;
    if (SYSTEM.test(sourceName(name))) return `The name "${name}" belongs to C itself. Choose another one.`;
    if (STANDARD.has(name) && usedByTests.has(name))
      return `"${name}" is a function of C's own library, and the tests use it. Choose another name.`;
  }
  return undefined;
}

/** Functions of C's library, and what else tests of texts and memory rest on. */
const STANDARD = new Set(
  (
    'abort abs acos acosh asctime asin asinh atan atan2 atanh atexit atof atoi atol atoll bsearch calloc cbrt ceil ' +
    'clearerr clock copysign cos cosh ctime difftime div erf erfc exit exp exp2 expm1 fabs fclose fdim feof ferror ' +
    'fflush fgetc fgetpos fgets floor fma fmax fmin fmod fopen fprintf fputc fputs fread free freopen frexp fscanf ' +
    'fseek fsetpos ftell fwrite getc getchar getenv getline gmtime hypot ilogb isalnum isalpha isblank iscntrl isdigit ' +
    'isgraph islower isprint ispunct isspace isupper isxdigit labs ldexp ldiv lgamma llabs lldiv llrint llround ' +
    'localtime log log10 log1p log2 logb longjmp lrint lround malloc memccpy memchr memcmp memcpy memmem memmove ' +
    'memrchr memset mktime modf nan nearbyint nextafter perror pow printf putc putchar puts qsort raise rand realloc ' +
    'reallocarray remainder remove rename rewind rint round scanf setbuf setvbuf sin sinh snprintf sprintf sqrt srand ' +
    'sscanf stpcpy stpncpy strcasecmp strcasestr strcat strchr strchrnul strcmp strcoll strcpy strcspn strdup strerror ' +
    'strftime strlcat strlcpy strlen strncasecmp strncat strncmp strncpy strndup strnlen strpbrk strrchr strsep strspn ' +
    'strstr strtod strtof strtok strtok_r strtol strtold strtoll strtoul strtoull strtoumax strxfrm tan tanh tgamma ' +
    'time tmpfile tmpnam tolower toupper trunc ungetc vfprintf vprintf vsnprintf vsprintf'
  )
    .split(' ')
    .flatMap((name) => [name, `${name}f`, `${name}l`]),
);
