import {
  append,
  leb,
  name,
  readLeb,
  readSections,
  SECTION,
  type Section,
  writeSections,
} from './wasm-sections';

const MEMORY_KIND = 2;
const GLOBAL_KIND = 3;

export interface RewrittenModules {
  /** Starts from scratch, with the data segments. Only used by the build. */
  start: Uint8Array;
  /** Continues from a snapshot, which already contains the data. This one ships. */
  run: Uint8Array;
  globals: number;
}

/** Replaces the module's memory with an import `env.memory`, so the host can limit its size. */
function importMemory(sections: readonly Section[]): Section[] {
  const own = sections.find(({ id }) => id === SECTION.memory);
  if (!own) throw new Error('the module has no memory of its own');
  const [memories, memoryType] = readLeb(own.body, 0);
  if (memories !== 1) throw new Error(`the module has ${memories} memories, not one`);
  const [flags, minimumAt] = readLeb(own.body, memoryType);
  const [minimum] = readLeb(own.body, minimumAt);
  if (flags > 1) throw new Error('the module wants a shared or a 64-bit memory');
  const withoutMaximum = [Buffer.from([MEMORY_KIND, 0]), leb(minimum)];
  const memory = Buffer.concat([name('env'), name('memory'), ...withoutMaximum]);
  return sections
    .filter(({ id }) => id !== SECTION.memory)
    .map((section) =>
      section.id === SECTION.import ? { ...section, body: append(section.body, [memory]) } : section,
    );
}

/** Makes an asyncified module rewindable: imports its memory and exports its globals as g0..gN. */
export function rewriteModule(asyncified: Uint8Array): RewrittenModules {
  const sections = importMemory(readSections(asyncified).filter(({ id }) => id !== SECTION.custom));
  const [globals] = readLeb(sections.find(({ id }) => id === SECTION.global)!.body, 0);
  const exported = Array.from({ length: globals }, (_, index) =>
    Buffer.concat([name(`g${index}`), Buffer.from([GLOBAL_KIND]), leb(index)]),
  );
  const kept = sections.map((section) =>
    section.id === SECTION.export ? { ...section, body: append(section.body, exported) } : section,
  );
  const withoutData = kept.filter(({ id }) => id !== SECTION.data && id !== SECTION.dataCount);
  return { start: writeSections(asyncified, kept), run: writeSections(asyncified, withoutData), globals };
}
