/**
 * Go's standard packages that a learner's program may import. What they need themselves comes along; everything else
 * (net, os/exec, syscall, unsafe, ...) has nothing to offer to a program that has no network and no processes.
 */
export const COURSE_PACKAGES = [
  ...['bufio', 'bytes', 'cmp', 'context', 'crypto/md5', 'crypto/rand', 'crypto/sha1', 'crypto/sha256'],
  ...['encoding/base64', 'encoding/binary', 'encoding/csv', 'encoding/hex', 'encoding/json', 'errors'],
  ...['flag', 'fmt', 'hash', 'hash/crc32', 'hash/fnv', 'hash/maphash', 'html', 'io', 'io/fs', 'iter', 'log'],
  ...['log/slog', 'maps', 'math', 'math/big', 'math/bits', 'math/cmplx', 'math/rand', 'math/rand/v2'],
  ...['net/url', 'os', 'path', 'path/filepath', 'reflect', 'regexp', 'runtime', 'slices', 'sort', 'strconv'],
  ...['strings', 'sync', 'sync/atomic', 'container/heap', 'container/list', 'container/ring'],
  ...['text/tabwriter', 'text/template', 'time', 'unicode', 'unicode/utf16', 'unicode/utf8', 'unique'],
] as const;

/** What the judge's test files may import beyond that. */
export const JUDGE_PACKAGES = ['testing', 'testing/quick', 'testing/iotest', 'runtime/debug'] as const;

/** Ours (build/scripts/go-runtime/judge): only the program that is made to run the tests imports it. */
export const JUDGE_PACKAGE = 'emberforge/judge';
