/*
 * malloc with redzones: each block is surrounded by guard bytes that must not change. Freed blocks are filled with a
 * pattern and quarantined for a while. This detects the common heap errors and reports them in plain English.
 */
#include <errno.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

extern _Noreturn void ember_stop(const char *sentence);
extern void *__real_malloc(size_t size);
extern void __real_free(void *block);

enum { LIVE = 0x4c495645, FREED = 0x46524545, GUARD = 0xfb, FILL = 0xdd, GUARD_BYTES = 8 };
enum { QUARANTINE_BLOCKS = 256, QUARANTINE_BYTES = 1 << 20 };

typedef struct Block {
  struct Block *previous, *next;
  void *base;
  uint32_t size;
  uint32_t state;
  unsigned char guard[GUARD_BYTES];
  uint32_t padding;
} Block;

_Static_assert(sizeof(Block) == 32, "keeps the content aligned");

/* Set when an allocation failed. The host reads it after a crash. */
int ember_refused;

static Block *live;
static Block *quarantine[QUARANTINE_BLOCKS];
static unsigned oldest, count;
static size_t quarantined_bytes;

static unsigned char *content(Block *block) { return (unsigned char *)(block + 1); }

static int all(const unsigned char *bytes, size_t size, unsigned char value) {
  for (size_t i = 0; i < size; i++)
    if (bytes[i] != value) return 0;
  return 1;
}

static void check_guards(Block *block) {
  if (!all(block->guard, GUARD_BYTES, GUARD))
    ember_stop("The program wrote before the start of a block from malloc().\n");
  if (!all(content(block) + block->size, GUARD_BYTES, GUARD))
    ember_stop("The program wrote past the end of a block from malloc(): it allocated too little memory, or its index is too large.\n");
}

static void check_fill(Block *block) {
  if (!all(content(block), block->size, FILL))
    ember_stop("The program wrote to memory after freeing it with free().\n");
}

static void check_all_at_end(void) {
  for (Block *block = live; block; block = block->next) check_guards(block);
  for (unsigned i = 0; i < count; i++) check_fill(quarantine[(oldest + i) % QUARANTINE_BLOCKS]);
}

static void release_oldest(void) {
  Block *block = quarantine[oldest];
  oldest = (oldest + 1) % QUARANTINE_BLOCKS;
  count--;
  quarantined_bytes -= block->size;
  check_fill(block);
  block->state = 0;
  __real_free(block->base);
}

static void *allocate(size_t alignment, size_t size) {
  static int is_check_registered;
  if (!is_check_registered) is_check_registered = 1, atexit(check_all_at_end);
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

static Block *block_of(void *pointer, const char *error) {
  Block *block = (Block *)pointer - 1;
  if ((uintptr_t)pointer % 8 || (uintptr_t)pointer < sizeof(Block)) ember_stop(error);
  if ((uintptr_t)pointer > (uintptr_t)__builtin_wasm_memory_size(0) * 65536) ember_stop(error);
  if (block->state == FREED) ember_stop("The program freed the same memory twice with free(), or used it afterwards.\n");
  if (block->state != LIVE) ember_stop(error);
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
  Block *block = block_of(pointer, "The program passed free() a pointer that didn't come from malloc().\n");
  if (block->previous) block->previous->next = block->next;
  else live = block->next;
  if (block->next) block->next->previous = block->previous;
  block->state = FREED;
  memset(content(block), FILL, block->size);
  while (count && (count == QUARANTINE_BLOCKS || quarantined_bytes + block->size > QUARANTINE_BYTES)) release_oldest();
  quarantine[(oldest + count++) % QUARANTINE_BLOCKS] = block;
  quarantined_bytes += block->size;
}

void *__wrap_realloc(void *pointer, size_t size) {
  if (!pointer) return allocate(16, size);
  Block *block = block_of(pointer, "The program passed realloc() a pointer that didn't come from malloc().\n");
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
