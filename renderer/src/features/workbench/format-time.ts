/** How long a run took, in words: "12 ms", "1.5 s". */
export function formatTime(milliseconds: number): string {
  return milliseconds < 1000
    ? `${Math.max(1, Math.round(milliseconds))} ms`
    : `${(milliseconds / 1000).toFixed(1)} s`;
}
