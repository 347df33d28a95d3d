/*
 * SQLite for learners' scripts. It has no files at all: this file is its whole operating system, and no file can be
 * opened. Beyond its memory it imports three functions: the time, random bytes, and "go on?" (asked every so many
 * steps of a statement). What reaches outside of the one database is not in it at all: SQLite is built without
 * extensions and for no database beside the first (compile.ts).
 */
#include <string.h>
#include "sqlite3.h"

#define HOST(name) __attribute__((import_module("host"), import_name(name)))
#define EXPORT(name) __attribute__((export_name(name)))

HOST("now") double host_now(void);
HOST("random") void host_random(void *target, int bytes);
HOST("stopped") int host_stopped(void);

static int no_open(sqlite3_vfs *vfs, sqlite3_filename name, sqlite3_file *file, int flags, int *given) {
  file->pMethods = 0;
  return SQLITE_CANTOPEN;
}
static int no_delete(sqlite3_vfs *vfs, const char *name, int sync) { return SQLITE_IOERR_DELETE; }
static int no_access(sqlite3_vfs *vfs, const char *name, int flags, int *result) {
  *result = 0;
  return SQLITE_OK;
}
static int full_path(sqlite3_vfs *vfs, const char *name, int room, char *result) {
  sqlite3_snprintf(room, result, "%s", name);
  return SQLITE_OK;
}
static int randomness(sqlite3_vfs *vfs, int bytes, char *target) {
  host_random(target, bytes);
  return bytes;
}
static int no_sleep(sqlite3_vfs *vfs, int microseconds) { return 0; }
static int no_last_error(sqlite3_vfs *vfs, int room, char *text) { return 0; }
/* Milliseconds of the Julian calendar, which SQLite counts in. */
static int time_now(sqlite3_vfs *vfs, sqlite3_int64 *result) {
  *result = 210866760000000LL + (sqlite3_int64)host_now();
  return SQLITE_OK;
}
static int day_now(sqlite3_vfs *vfs, double *result) {
  *result = 2440587.5 + host_now() / 86400000.0;
  return SQLITE_OK;
}

static sqlite3_vfs nothing = {
  .iVersion = 2, .szOsFile = sizeof(sqlite3_file), .mxPathname = 64, .zName = "nothing",
  .xOpen = no_open, .xDelete = no_delete, .xAccess = no_access, .xFullPathname = full_path,
  .xRandomness = randomness, .xSleep = no_sleep, .xCurrentTime = day_now, .xGetLastError = no_last_error,
  .xCurrentTimeInt64 = time_now,
};

int sqlite3_os_init(void) { return sqlite3_vfs_register(&nothing, 1); }
int sqlite3_os_end(void) { return SQLITE_OK; }

/* Of the many pragmas: those that tell about the database, and those of a course that change how it behaves. */
static const char *PRAGMAS[] = {
  "application_id", "auto_vacuum", "automatic_index", "cache_size", "case_sensitive_like", "collation_list",
  "compile_options", "database_list", "defer_foreign_keys", "encoding", "foreign_key_check", "foreign_key_list",
  "foreign_keys", "freelist_count", "function_list", "ignore_check_constraints", "index_info", "index_list",
  "index_xinfo", "integrity_check", "journal_mode", "locking_mode", "module_list", "optimize", "page_count",
  "page_size", "pragma_list", "query_only", "quick_check", "recursive_triggers", "reverse_unordered_selects",
  "schema_version", "secure_delete", "synchronous", "table_info", "table_list", "table_xinfo", "temp_store",
  "user_version", 0,
};
static int among(const char *name, const char **names) {
  for (; *names; names++) {
    if (sqlite3_stricmp(name, *names) == 0) return 1;
  }
  return 0;
}

static int authorize(void *none, int action, const char *first, const char *second, const char *db,
                     const char *inner) {
  return action == SQLITE_PRAGMA && !among(first, PRAGMAS) ? SQLITE_DENY : SQLITE_OK;
}

static int progress(void *none) { return host_stopped(); }

/*
 * What a script may build: bytes of a text or blob, which also bounds what one function call may take, and brackets in
 * brackets, which are as many on every machine, however large its stack is.
 */
static void set_limits(sqlite3 *db) {
  sqlite3_limit(db, SQLITE_LIMIT_LENGTH, 8 * 1024 * 1024);
  sqlite3_limit(db, SQLITE_LIMIT_EXPR_DEPTH, 200);
}

/* A new, empty database, or 0. */
EXPORT("database_open") sqlite3 *database_open(void) {
  sqlite3 *db = 0;
  if (sqlite3_open_v2(":memory:", &db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, 0) != SQLITE_OK) return 0;
  sqlite3_extended_result_codes(db, 1);
  sqlite3_db_config(db, SQLITE_DBCONFIG_DEFENSIVE, 1, 0);
  set_limits(db);
  sqlite3_set_authorizer(db, authorize, 0);
  sqlite3_progress_handler(db, 2000, progress, 0);
  return db;
}

/* The whole database as bytes of a file, for `sqlite3_free`; 0 when there is no memory for them. */
EXPORT("database_save") unsigned char *database_save(sqlite3 *db, int *size) {
  sqlite3_int64 bytes = 0;
  unsigned char *image = sqlite3_serialize(db, "main", &bytes, 0);
  *size = (int)bytes;
  return image;
}

/* Makes `db` that of the image, which came from `sqlite3_malloc` and belongs to it from now on. */
EXPORT("database_restore") int database_restore(sqlite3 *db, unsigned char *image, int size) {
  return sqlite3_deserialize(db, "main", image, size, size,
                             SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE);
}
