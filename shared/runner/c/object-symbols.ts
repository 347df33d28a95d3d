import { ByteReader, readWasmSections } from './wasm-reader';

/** One entry of an object's symbol table, as the linker reads it (tool-conventions: Linking). */
export interface ObjectSymbol {
  kind: 'function' | 'data' | 'global' | 'section' | 'tag' | 'table';
  name: string;
  defined: boolean;
  /** Visible to other objects. */
  shared: boolean;
  /** It asks to be exported from the module under a name of its own. */
  exported: boolean;
  /** For an undefined one: the module and name that it wants to be imported from. */
  wanted?: { module: string; name: string };
}

const KINDS = ['function', 'data', 'global', 'section', 'tag', 'table'] as const;
const IMPORT = 2;
const SYMBOL_TABLE = 8;
const FLAG = { local: 0x02, undefined: 0x10, exported: 0x20, explicitName: 0x40 } as const;

interface Import {
  kind: number;
  module: string;
  name: string;
}

/** Whether the compiler alone wrote the symbol table: a program's assembler can add a section of the same name. */
export function hasOwnSymbols(object: Uint8Array): boolean {
  return readWasmSections(object).filter(({ name }) => name === 'linking').length === 1;
}

/** The symbols of an object file. Throws when it is not one: only what our own compiler wrote is read. */
export function objectSymbols(object: Uint8Array): ObjectSymbol[] {
  const sections = readWasmSections(object);
  const importSection = sections.find(({ id }) => id === IMPORT);
  const imports = importSection ? readImports(new ByteReader(importSection.body)) : [];
  const linking = sections.find(({ name }) => name === 'linking');
  if (!linking) throw new Error('an object has no symbols');
  const reader = new ByteReader(linking.body);
  reader.unsigned(); // version
  while (!reader.done) {
    const type = reader.u8();
    const end = reader.unsigned() + reader.at;
    if (type === SYMBOL_TABLE) return readTable(reader, imports);
    reader.at = end;
  }
  return [];
}

function readTable(reader: ByteReader, imports: readonly Import[]): ObjectSymbol[] {
  return Array.from({ length: reader.unsigned() }, () => readSymbol(reader, imports));
}

function readSymbol(reader: ByteReader, imports: readonly Import[]): ObjectSymbol {
  const kind = KINDS[reader.u8()];
  if (!kind) throw new Error('an object has a symbol of an unknown kind');
  const flags = reader.unsigned();
  const defined = !(flags & FLAG.undefined);
  const facts = { kind, defined, shared: !(flags & FLAG.local), exported: (flags & FLAG.exported) !== 0 };
  if (kind === 'section') {
    reader.unsigned();
    return { ...facts, name: '' };
  }
  if (kind === 'data') {
    const name = reader.name();
    if (defined) for (let part = 0; part < 3; part += 1) reader.unsigned();
    return { ...facts, name };
  }
  const index = reader.unsigned();
  const wanted = defined ? undefined : imports.filter((each) => each.kind === KINDS_IN_IMPORTS[kind])[index];
  const named = defined || flags & FLAG.explicitName;
  const name = named ? reader.name() : (wanted?.name ?? '');
  return { ...facts, name, ...(wanted && { wanted: { module: wanted.module, name: wanted.name } }) };
}

const KINDS_IN_IMPORTS = { function: 0, table: 1, global: 3, tag: 4 } as const;

function readImports(reader: ByteReader): Import[] {
  return Array.from({ length: reader.unsigned() }, () => {
    const [module, name, kind] = [reader.name(), reader.name(), reader.u8()];
    skipDescription(reader, kind);
    return { kind, module, name };
  });
}

function skipLimits(reader: ByteReader): void {
  const flags = reader.u8();
  reader.unsigned();
  if (flags & 1) reader.unsigned();
}

function skipDescription(reader: ByteReader, kind: number): void {
  if (kind === 0) reader.unsigned();
  else if (kind === 1 || kind === 2) {
    if (kind === 1) reader.u8();
    skipLimits(reader);
  } else if (kind === 3) reader.take(2);
  else {
    reader.u8();
    reader.unsigned();
  }
}
