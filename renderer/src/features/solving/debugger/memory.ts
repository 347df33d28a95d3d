import type { Frame, HeapObject, Recording, Value } from '@shared/recording';

/** What a step's memory looks like: the frames, and the objects by how many references away they are. */
export interface Memory {
  /** The innermost first. */
  frames: Frame[];
  columns: HeapObject[][];
  /** Objects that aren't shown, because there are too many. */
  hidden: number;
}

/** More wouldn't be a picture anymore. */
const MAX_OBJECTS = 60;
/** Objects further away share the last column. */
const MAX_COLUMNS = 4;

export function memoryAt(recording: Recording, index: number): Memory {
  const frames = recording.stackAt(index);
  const columns: HeapObject[][] = [];
  const seen = new Set<number>();
  let shown = 0;
  const result = recording.steps[index]?.result;
  let next: Value[] = frames.flatMap(({ variables }) => variables.map(({ value }) => value));
  if (result !== undefined) next.unshift(result);
  for (let depth = 0; next.length > 0; depth += 1) {
    const found = [...new Set(next)].filter((value) => typeof value === 'number' && !seen.has(value));
    next = [];
    for (const id of found as number[]) {
      seen.add(id);
      const object = recording.objectAt(index, id);
      if (!object) continue;
      shown += 1;
      if (shown > MAX_OBJECTS) continue;
      const column = Math.min(depth, MAX_COLUMNS - 1);
      columns[column] ??= [];
      columns[column].push(object);
      next.push(...object.items.flatMap(({ key, value }) => (key === undefined ? [value] : [key, value])));
    }
  }
  return { frames, columns, hidden: Math.max(0, shown - MAX_OBJECTS) };
}
