/** `npm run bench -- --short`: every benchmark runs, to see that it still does; its figures mean nothing. */
export const isShort = process.env.BENCH_SHORT === '1';

/** How often to measure. */
export const rounds = (usual: number, whenShort = 1): number => (isShort ? whenShort : usual);
