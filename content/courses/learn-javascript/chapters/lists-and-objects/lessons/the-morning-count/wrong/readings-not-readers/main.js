export function report(json) {
  const counts = new Map();
  for (const { notice } of JSON.parse(json)) counts.set(notice, (counts.get(notice) ?? 0) + 1);
  return [...counts]
    .toSorted(([a, x], [b, y]) => y - x || a.localeCompare(b))
    .map(([notice, n]) => `${notice}: ${n} ${n === 1 ? "reader" : "readers"}`);
}
