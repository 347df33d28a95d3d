/** Hints for features that aren't available here, matched against a compiler or linker message. */
const MISSING: readonly [pattern: RegExp, hint: string][] = [
  [
    /\b(pthread_\w+|thrd_\w+|threads\.h|pthread\.h|mtx_\w+|cnd_\w+)\b/,
    'Programs run on a single thread here, so threads can’t be used.',
  ],
  [
    /\b(fork|vfork|exec[lv]p?e?|wait|waitpid|system|popen|posix_spawn|sys\/wait\.h|spawn\.h)\b'?/,
    'Your program runs on its own here: it can’t start other programs or processes.',
  ],
  [
    /\b(socket|connect|bind|listen|getaddrinfo|gethostbyname|netdb\.h|sys\/un\.h)\b/,
    'There is no network here, so sockets can’t be used.',
  ],
  [/\b(signal|raise|sigaction|kill|alarm|signal\.h|signal support)\b/, 'Signals can’t be used here.'],
  [/\b(dlopen|dlsym|dlclose|dlfcn\.h)\b/, 'Libraries can’t be loaded at runtime here.'],
  [/\b(mmap|munmap|sys\/mman\.h)\b|mmap/, 'mmap() can’t be used here. Allocate memory with malloc().'],
  [
    /\b(conio\.h|windows\.h)\b/,
    'This header only exists on Windows. Use getchar() and printf() from stdio.h.',
  ],
];

/** The usual cause of mistakes that the compiler describes in technical terms. */
const COMMON: readonly [pattern: RegExp, hint: string][] = [
  [
    /format specifies type '(?!char )[^']*\*' but the argument has type '(int|long|short|float|double|unsigned|char)/,
    'Is an & missing in front of it? scanf() needs the address of the variable to fill.',
  ],
  [
    /undeclared function 'gets'/,
    'gets() was removed from C because it can overflow its buffer: use fgets(line, sizeof line, stdin).',
  ],
];

/** Hints apply only to messages about something missing: `wait`, for example, may be the learner's own function. */
const ABOUT_MISSING = /undeclared|not found|undefined symbol|lacks|only available|implicit/;

export function hintFor(message: string): string | undefined {
  const common = COMMON.find(([pattern]) => pattern.test(message))?.[1];
  if (common) return common;
  if (!ABOUT_MISSING.test(message)) return undefined;
  return MISSING.find(([pattern]) => pattern.test(message))?.[1];
}
