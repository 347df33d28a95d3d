/** The numbers of `wasi_snapshot_preview1` that CPython meets. */
export const ERRNO = {
  badf: 8,
  exist: 20,
  fault: 21,
  inval: 28,
  isdir: 31,
  mfile: 33,
  nametoolong: 37,
  noent: 44,
  nospc: 51,
  nosys: 52,
  notdir: 54,
  notempty: 55,
  notsup: 58,
  perm: 63,
  spipe: 70,
  notcapable: 76,
} as const;

export const FILETYPE = { unknown: 0, directory: 3, regular: 4 } as const;
export const OFLAGS = { creat: 1, directory: 2, excl: 4, trunc: 8 } as const;
export const FDFLAGS_APPEND = 1;
export const RIGHTS = { read: 1n << 1n, write: 1n << 6n, all: (1n << 30n) - 1n } as const;
export const WHENCE = { set: 0, cur: 1, end: 2 } as const;
export const CLOCK_REALTIME = 0;
export const EVENT_CLOCK = 0;
export const ABSOLUTE_TIME = 1;

/** Thrown inside a host call; becomes the call's result. */
export class WasiError extends Error {
  override readonly name = 'WasiError';
  constructor(readonly errno: number) {
    super(`errno ${errno}`);
  }
}

export function fail(name: keyof typeof ERRNO): never {
  throw new WasiError(ERRNO[name]);
}

/** What a WASI function may be given: i32 arrives as a number, i64 as a bigint. */
export type WasiFunction = (...args: never[]) => void;
