/* mine.h: the storeroom's ledger. It counts every block that your program takes and puts back. */
#pragma once
#include <stddef.h>
#include <stdlib.h>

void *mine_malloc(size_t size);
void *mine_calloc(size_t count, size_t size);
void *mine_realloc(void *block, size_t size);
void mine_free(void *block);

/* From here on, the usual names go through the ledger. */
#define malloc mine_malloc
#define calloc mine_calloc
#define realloc mine_realloc
#define free mine_free

/* How many blocks are out right now: taken, and not put back yet. */
int mine_blocks_out(void);
/* How many bytes these blocks have together. */
size_t mine_bytes_out(void);
/* Blocks put back twice, blocks that nobody took, blocks written past their end. */
int mine_mistakes(void);
/* Prints both on one line. */
void mine_report(void);
/* The storeroom has `count` blocks left. Later requests get NULL. */
void mine_runs_out_after(int count);
