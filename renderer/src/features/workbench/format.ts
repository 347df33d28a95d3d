/** A run's duration as text: "12 ms", "1.5 s", "5 s". */
export function formatTime(milliseconds: number): string {
  return milliseconds < 1000
    ? `${Math.max(1, Math.round(milliseconds))} ms`
    : `${Number((milliseconds / 1000).toFixed(1))} s`;
}

const UNITS = [
  ['MB', 1024 * 1024],
  ['KB', 1024],
] as const;

/** A size in the units of the limits: "8 bytes", "1.5 KB", "256 MB". */
export function formatBytes(bytes: number): string {
  for (const [unit, size] of UNITS) {
    if (bytes >= size) return `${Number((bytes / size).toFixed(1))} ${unit}`;
  }
  return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`;
}
