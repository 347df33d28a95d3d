export function report(json) {
  const readers = new Map();
  for (const { notice, reader = "somebody" } of JSON.parse(json)) {
    if (!readers.has(notice)) readers.set(notice, new Set());
    readers.get(notice).add(reader);
  }
  return [...readers]
    .toSorted(([a, readersOfA], [b, readersOfB]) => readersOfB.size - readersOfA.size || a.localeCompare(b))
    .map(([notice, { size }]) => `${notice}: ${size} ${size === 1 ? "reader" : "readers"}`);
}
