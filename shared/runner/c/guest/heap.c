/*
 * malloc with guards: each block stands between bytes that must not change, and freed blocks are kept for a while
 * and filled with a pattern, so that the common mistakes are found and told in a sentence.
 */
#include <errno.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

extern _Noreturn void ember_stop(const char *sentence);
extern void *__real_malloc(size_t size);
extern void __real_free(void *block);

enum { LIVE = 0x4c495645, FREED = 0x46524545, GUARD = 0xfb, FILL = 0xdd, GUARD_BYTES = 8 };
enum { KEPT_BLOCKS = 256, KEPT_BYTES = 1 << 20 };

typedef struct Block {
  struct Block *previous, *next;
  void *base;
  uint32_t size;
  uint32_t state;
  unsigned char guard[GUARD_BYTES];
  uint32_t padding;
} Block;

_Static_assert(sizeof(Block) == 32, "keeps what follows aligned");

/* The host reads it after the program broke: memory was asked for in vain. */
int ember_refused;

static Block *live;
static Block *kept[KEPT_BLOCKS];
static unsigned oldest, count;
static size_t kept_bytes;

static unsigned char *content(Block *block) { return (unsigned char *)(block + 1); }

static int all(const unsigned char *bytes, size_t size, unsigned char value) {
  for (size_t i = 0; i < size; i++)
    if (bytes[i] != value) return 0;
  return 1;
}

static void check_guards(Block *block) {
  if (!all(block->guard, GUARD_BYTES, GUARD))
    ember_stop("The program wrote in front of the start of a block from malloc().\n");
  if (!all(content(block) + block->size, GUARD_BYTES, GUARD))
    ember_stop("The program wrote past the end of a block from malloc(): it asked for too little memory, or its index is too large.\n");
}

static void check_fill(Block *block) {
  if (!all(content(block), block->size, FILL))
    ember_stop("The program wrote into memory after it had freed it with free().\n");
}

static void check_all_at_end(void) {
  for (Block *block = live; block; block = block->next) check_guards(block);
  for (unsigned i = 0; i < count; i++) check_fill(kept[(oldest + i) % KEPT_BLOCKS]);
}

static void release_oldest(void) {
  Block *block = kept[oldest];
  oldest = (oldest + 1) % KEPT_BLOCKS;
  count--;
  kept_bytes -= block->size;
  check_fill(block);
  block->state = 0;
  __real_free(block->base);
}

static void *allocate(size_t alignment, size_t size) {
  static int watching;
  if (!watching) watching = 1, atexit(check_all_at_end);
  size_t extra = sizeof(Block) + GUARD_BYTES + (alignment > 16 ? alignment : 0);
  if (size > SIZE_MAX - extra) return ember_refused = 1, errno = ENOMEM, NULL;
  void *base = __real_malloc(size + extra);
  while (!base && count) release_oldest(), base = __real_malloc(size + extra);
  if (!base) return ember_refused = 1, NULL;
  uintptr_t start = (uintptr_t)base + sizeof(Block);
  if (alignment > 16) start = (start + alignment - 1) & ~(uintptr_t)(alignment - 1);
  Block *block = (Block *)start - 1;
  *block = (Block){.next = live, .base = base, .size = size, .state = LIVE};
  memset(block->guard, GUARD, GUARD_BYTES);
  memset(content(block) + size, GUARD, GUARD_BYTES);
  if (live) live->previous = block;
  return content(live = block);
}

static Block *block_of(void *pointer, const char *otherwise) {
  Block *block = (Block *)pointer - 1;
  if ((uintptr_t)pointer % 8 || (uintptr_t)pointer < sizeof(Block)) ember_stop(otherwise);
  if ((uintptr_t)pointer > (uintptr_t)__builtin_wasm_memory_size(0) * 65536) ember_stop(otherwise);
  if (block->state == FREED) ember_stop("The program freed the same memory twice with free(), or used it after that.\n");
  if (block->state != LIVE) ember_stop(otherwise);
  check_guards(block);
  return block;
}

void *__wrap_malloc(size_t size) { return allocate(16, size); }

void *__wrap_calloc(size_t amount, size_t size) {
  size_t total;
  if (__builtin_mul_overflow(amount, size, &total)) return errno = ENOMEM, NULL;
  void *result = allocate(16, total);
  return result ? memset(result, 0, total) : NULL;
}

void __wrap_free(void *pointer) {
  if (!pointer) return;
  Block *block = block_of(pointer, "The program gave free() a pointer that did not come from malloc().\n");
  if (block->previous) block->previous->next = block->next;
  else live = block->next;
  if (block->next) block->next->previous = block->previous;
  block->state = FREED;
  memset(content(block), FILL, block->size);
  while (count && (count == KEPT_BLOCKS || kept_bytes + block->size > KEPT_BYTES)) release_oldest();
  kept[(oldest + count++) % KEPT_BLOCKS] = block;
  kept_bytes += block->size;
}

void *__wrap_realloc(void *pointer, size_t size) {
  if (!pointer) return allocate(16, size);
  Block *block = block_of(pointer, "The program gave realloc() a pointer that did not come from malloc().\n");
  void *result = allocate(16, size);
  if (!result) return NULL;
  memcpy(result, pointer, block->size < size ? block->size : size);
  __wrap_free(pointer);
  return result;
}

void *__wrap_aligned_alloc(size_t alignment, size_t size) { return allocate(alignment, size); }

int __wrap_posix_memalign(void **result, size_t alignment, size_t size) {
  *result = allocate(alignment, size);
  return *result ? 0 : ENOMEM;
}
