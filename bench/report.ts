import { compare, verdictOf } from './promises';

/** A measurement and its peer in the same run. */
export interface Measure {
  name: string;
  /** What was measured, in the unit below. */
  ours: number;
  peer: number;
  unit: string;
  peerName: string;
  /** A budget: the maximum of ours / peer, whatever was measured before (promises.ts). */
  limit?: number;
}

/** Prints a line per measurement; the exit code says whether all keep their promises. */
export function report(measures: readonly Measure[]): void {
  for (const { name, ours, peer, unit, peerName, limit } of measures) {
    const ratio = ours / peer;
    const { promise, holds } = compare(name, ratio, 'x', { atMost: limit });
    console.log(
      `${name}: ${ours.toFixed(2)} ${unit}, ${peerName} ${peer.toFixed(2)} ${unit}: ${ratio.toFixed(2)} x (${promise}) ${verdictOf(holds)}`,
    );
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 ? sorted[Math.floor(middle)]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
