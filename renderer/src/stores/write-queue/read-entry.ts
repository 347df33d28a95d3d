import type { QueuedWrite, WaitingWrite } from './queued-write';

type Entry = Omit<WaitingWrite, 'key' | 'kind'> & { kind?: string };

/**
 * Reads an entry of the queue. Null if it's damaged, or of a kind that only a newer version of the app knows: it then
 * stays stored for that one.
 */
export function readEntry(text: string | null, kinds: readonly QueuedWrite[]): WaitingWrite | null {
  try {
    const entry = JSON.parse(text ?? 'null') as Entry | null;
    if (typeof entry?.id !== 'string') return null;
    for (const kind of kinds) {
      const data = readData(entry, kind);
      if (data === null) continue;
      const { id, order, madeAt, refusal } = entry;
      return { id, kind: kind.name, key: kind.keyOf(data), order, madeAt, refusal, data };
    }
  } catch {
    // damaged: there's nothing to send
  }
  return null;
}

function readData(entry: Entry, kind: QueuedWrite): unknown {
  if (entry.kind === undefined) return kind.readUnnamed?.(entry) ?? null;
  return entry.kind === kind.name ? kind.read(entry.data) : null;
}
