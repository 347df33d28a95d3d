import { objectSymbols, sourceName } from '../object-symbols';
import type { PackedFile } from '../packed-files';

/** Reserved names of the judge and of the memory checks. */
const RESERVED = /^(ember_|munit_|judge_|__wrap_|__real_|__start_|__stop_)/;
const SYSTEM = /^(__|_[A-Z]|_start$|_initialize$)/;

/**
 * Returns an error message if a learner's object must not be linked with tests: it uses the judge's names, has its own
 * imports or exports, or replaces a library function that the tests rely on.
 */
export function forbidden(object: PackedFile, tests: Uint8Array): string | undefined {
  const importedByTests = objectSymbols(tests).filter(({ defined, kind }) => !defined && kind === 'function');
  const usedByTests = new Set(importedByTests.map(({ name }) => name));
  for (const { name, kind, defined, shared, exported, importedFrom } of objectSymbols(object.content)) {
    if (kind === 'section') continue;
    if (RESERVED.test(name) && shared)
      return `The name "${name}" is reserved for the tests. Choose another one.`;
    if (exported) return `"${name}" can’t be exported from the program.`;
    const foreign = importedFrom && kind === 'function' && importedFrom.module !== 'env';
    if (foreign) return `"${name}" can’t be imported from "${importedFrom.module}".`;
    if (!defined || !shared) continue;
    if (SYSTEM.test(sourceName(name))) return `The name "${name}" is reserved by C. Choose another one.`;
    if (STANDARD.has(name) && usedByTests.has(name))
      return `"${name}" is a C library function that the tests use. Choose another name.`;
  }
  return undefined;
}

/** C library functions, including common extensions, that tests may rely on. */
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
