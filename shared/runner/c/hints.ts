/** What this C lacks, in plain words: by the compiler's or the linker's message. */
const MISSING: readonly [pattern: RegExp, hint: string][] = [
  [
    /\b(pthread_\w+|thrd_\w+|threads\.h|pthread\.h|mtx_\w+|cnd_\w+)\b/,
    'Programs run here on one thread: threads cannot be used.',
  ],
  [
    /\b(fork|vfork|exec[lv]p?e?|wait|waitpid|system|popen|posix_spawn|sys\/wait\.h|spawn\.h)\b'?/,
    'Programs run here alone: they cannot start other programs or processes.',
  ],
  [
    /\b(socket|connect|bind|listen|getaddrinfo|gethostbyname|netdb\.h|sys\/un\.h)\b/,
    'Programs run here without a network: sockets cannot be used.',
  ],
  [/\b(signal|raise|sigaction|kill|alarm|signal\.h|signal support)\b/, 'Signals cannot be used here.'],
  [/\b(dlopen|dlsym|dlclose|dlfcn\.h)\b/, 'Libraries cannot be loaded while a program runs here.'],
  [/\b(mmap|munmap|sys\/mman\.h)\b|mmap/, 'Memory comes from malloc() here: mmap() cannot be used.'],
  [/\b(conio\.h|windows\.h)\b/, 'This header belongs to Windows only. stdio.h has getchar() and printf().'],
];

/** The usual cause of a mistake that the compiler describes in its own terms. */
const COMMON: readonly [pattern: RegExp, hint: string][] = [
  [
    /format specifies type '(?!char )[^']*\*' but the argument has type '(int|long|short|float|double|unsigned|char)/,
    'Is an & missing in front of it? scanf() needs to know where to put what it reads.',
  ],
  [
    /undeclared function 'gets'/,
    'C has no gets() any more, because it cannot know when to stop: use fgets(line, sizeof line, stdin).',
  ],
];

/** Only messages about something that is not there are hinted at; `wait` may be the learner's own word. */
const ABOUT_MISSING = /undeclared|not found|undefined symbol|lacks|only available|implicit/;

export function hintFor(message: string): string | undefined {
  const common = COMMON.find(([pattern]) => pattern.test(message))?.[1];
  if (common) return common;
  if (!ABOUT_MISSING.test(message)) return undefined;
  return MISSING.find(([pattern]) => pattern.test(message))?.[1];
}
