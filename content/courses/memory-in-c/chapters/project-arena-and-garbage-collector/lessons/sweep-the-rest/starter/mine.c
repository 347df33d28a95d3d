/* How the ledger works. You don't have to read it, but after chapter 3 you can. */
#include "mine.h"
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#undef malloc
#undef calloc
#undef realloc
#undef free

enum { MAX_BLOCKS = 2048, GUARD_BYTES = 8, GUARD = 0xfb, DIRT = 0xa5 };

struct entry {
  unsigned char *block;
  size_t size;
};

static struct entry out[MAX_BLOCKS];
static int blocks_out, mistakes, blocks_left = -1;

void *mine_malloc(size_t size) {
  if (blocks_left == 0 || blocks_out == MAX_BLOCKS || size > SIZE_MAX - GUARD_BYTES) return NULL;
  unsigned char *block = malloc(size + GUARD_BYTES);
  if (block == NULL) return NULL;
  if (blocks_left > 0) blocks_left--;
  memset(block, DIRT, size); /* nobody promised that it's clean */
  memset(block + size, GUARD, GUARD_BYTES);
  out[blocks_out++] = (struct entry){block, size};
  return block;
}

void *mine_calloc(size_t count, size_t size) {
  if (size != 0 && count > SIZE_MAX / size) return NULL;
  void *block = mine_malloc(count * size);
  if (block != NULL) memset(block, 0, count * size);
  return block;
}

static int find(const void *block) {
  for (int i = 0; i < blocks_out; i++)
    if (out[i].block == block) return i;
  return -1;
}

static void complain(const char *text) {
  mistakes++;
  printf("Hob: %s\n", text);
}

static int is_written_past(struct entry entry) {
  for (int i = 0; i < GUARD_BYTES; i++)
    if (entry.block[entry.size + i] != GUARD) return 1;
  return 0;
}

void mine_free(void *block) {
  if (block == NULL) return;
  int at = find(block);
  if (at < 0) {
    complain("That block isn't out. You put it back already, or you never took it.");
    return;
  }
  struct entry entry = out[at];
  out[at] = out[--blocks_out];
  if (is_written_past(entry)) {
    complain("Somebody wrote past the end of this block.");
    memset(entry.block + entry.size, GUARD, GUARD_BYTES);
  }
  free(block);
}

void *mine_realloc(void *block, size_t size) {
  if (block == NULL) return mine_malloc(size);
  int at = find(block);
  if (at < 0) {
    complain("realloc() got a block that isn't out.");
    return NULL;
  }
  size_t old_size = out[at].size;
  void *moved = mine_malloc(size); /* always a new place, so that old pointers show up */
  if (moved == NULL) return NULL;
  memcpy(moved, block, old_size < size ? old_size : size);
  mine_free(block);
  return moved;
}

int mine_blocks_out(void) { return blocks_out; }

size_t mine_bytes_out(void) {
  size_t bytes = 0;
  for (int i = 0; i < blocks_out; i++) bytes += out[i].size;
  return bytes;
}

int mine_mistakes(void) {
  int written_past = 0;
  for (int i = 0; i < blocks_out; i++) written_past += is_written_past(out[i]);
  return mistakes + written_past;
}

void mine_report(void) { printf("blocks out: %d, mistakes: %d\n", mine_blocks_out(), mine_mistakes()); }

void mine_runs_out_after(int count) { blocks_left = count; }
