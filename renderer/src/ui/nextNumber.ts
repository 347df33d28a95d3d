/** The next animation step toward `target`: about a tenth of the difference, at least 1 (docs/app.md). */
export function nextNumber(current: number, target: number): number {
  const rest = target - current;
  if (Math.abs(rest) <= 1) return target;
  const step = Math.max(1, Math.round(Math.abs(rest) / 10));
  return current + Math.sign(rest) * step;
}
