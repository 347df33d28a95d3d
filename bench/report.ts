/** A measured ratio and its maximum. */
export interface Measure {
  name: string;
  /** What was measured, in the unit below. */
  ours: number;
  peer: number;
  unit: string;
  peerName: string;
  /** Maximum of ours / peer. */
  limit: number;
}

/** Prints a line per measurement; the exit code says whether all are within their limits. */
export function report(measures: readonly Measure[]): void {
  for (const { name, ours, peer, unit, peerName, limit } of measures) {
    const ratio = ours / peer;
    const verdict = ratio <= limit ? 'holds' : 'FAILS';
    if (ratio > limit) process.exitCode = 1;
    console.log(
      `${name}: ${ours.toFixed(2)} ${unit}, ${peerName} ${peer.toFixed(2)} ${unit}: ${ratio.toFixed(2)} x (at most ${limit} x) ${verdict}`,
    );
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 ? sorted[Math.floor(middle)]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
