const format = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Thousands grouped with commas: 12,345 (spec 1, section 9). */
export function formatNumber(value: number): string {
  return format.format(value);
}
