import { append, leb, name, readLeb, readSections, type Section, SECTION, writeSections } from './wasm-sections';

const MEMORY_KIND = 2;
const GLOBAL_KIND = 3;

export interface RewrittenModules {
  /** Starts from nothing: has the data segments. Only the build runs it. */
  start: Uint8Array;
  /** Goes on from a snapshot, which already holds the data. This is what ships. */
  run: Uint8Array;
  globals: number;
}

/**
 * Makes an asyncified module rewindable: its memory is imported (so that the host sets how far it may grow), its
 * globals are exported as g0..gN (so that they can be set), and debug sections are gone.
 */
export function rewriteModule(asyncified: Uint8Array): RewrittenModules {
  const sections = readSections(asyncified).filter(({ id }) => id !== SECTION.custom);
  const bodyOf = (id: number) => sections.find((section) => section.id === id)!.body;
  const [globals] = readLeb(bodyOf(SECTION.global), 0);
  const [memories, memoryType] = readLeb(bodyOf(SECTION.memory), 0);
  if (memories !== 1) throw new Error(`the module has ${memories} memories, not one`);
  const memory = Buffer.concat([
    name('env'),
    name('memory'),
    Buffer.from([MEMORY_KIND]),
    bodyOf(SECTION.memory).subarray(memoryType),
  ]);
  const exported = Array.from({ length: globals }, (_, index) =>
    Buffer.concat([name(`g${index}`), Buffer.from([GLOBAL_KIND]), leb(index)]),
  );
  const kept = sections
    .filter(({ id }) => id !== SECTION.memory)
    .map((section): Section => {
      if (section.id === SECTION.import) return { ...section, body: append(section.body, [memory]) };
      if (section.id === SECTION.export) return { ...section, body: append(section.body, exported) };
      return section;
    });
  const withoutData = kept.filter(({ id }) => id !== SECTION.data && id !== SECTION.dataCount);
  return {
    start: writeSections(asyncified, kept),
    run: writeSections(asyncified, withoutData),
    globals,
  };
}
