import { ByteReader, readWasmSections } from './wasm-reader';

/** One entry of an object's symbol table, as the linker reads it (tool-conventions: Linking). */
export interface ObjectSymbol {
  kind: 'function' | 'data' | 'global' | 'section' | 'tag' | 'table';
  name: string;
  defined: boolean;
  /** Visible to other objects. */
  shared: boolean;
  /** It requests to be exported from the module under its own name. */
  exported: boolean;
  /** For an undefined symbol: the module and name to import it from. */
  importedFrom?: { module: string; name: string };
}

const KINDS = ['function', 'data', 'global', 'section', 'tag', 'table'] as const;
const SYMBOL_TABLE = 8;
const FLAG = { local: 0x02, undefined: 0x10, exported: 0x20, explicitName: 0x40 } as const;

/** A function's name in the source. The compiler has several names for `main`. */
export const sourceName = (name: string) =>
  /^__(original_main|main_void|main_argc_argv)$/.test(name) ? 'main' : name;

/** Whether an object is valid and has only the compiler's symbol table. A program's assembly can break both. */
export const isSound = (object: Uint8Array): boolean =>
  WebAssembly.validate(object as Uint8Array<ArrayBuffer>) &&
  readWasmSections(object).filter(({ name }) => name === 'linking').length === 1;

/** The symbols of a sound object file. */
export function objectSymbols(object: Uint8Array): ObjectSymbol[] {
  const module = new WebAssembly.Module(object as Uint8Array<ArrayBuffer>);
  const [linking] = WebAssembly.Module.customSections(module, 'linking');
  const reader = new ByteReader(new Uint8Array(linking!));
  reader.unsigned(); // version
  while (!reader.done) {
    const type = reader.u8();
    const end = reader.unsigned() + reader.at;
    if (type === SYMBOL_TABLE) {
      const imports = WebAssembly.Module.imports(module);
      return Array.from({ length: reader.unsigned() }, () => readSymbol(reader, imports));
    }
    reader.at = end;
  }
  return [];
}

function readSymbol(
  reader: ByteReader,
  imports: readonly WebAssembly.ModuleImportDescriptor[],
): ObjectSymbol {
  const kind = KINDS[reader.u8()];
  if (!kind) throw new Error('an object has a symbol of an unknown kind');
  const flags = reader.unsigned();
  const defined = !(flags & FLAG.undefined);
  const common = { kind, defined, shared: !(flags & FLAG.local), exported: (flags & FLAG.exported) !== 0 };
  if (kind === 'section') {
    reader.unsigned();
    return { ...common, name: '' };
  }
  if (kind === 'data') {
    const name = reader.name();
    if (defined) for (let part = 0; part < 3; part += 1) reader.unsigned();
    return { ...common, name };
  }
  const index = reader.unsigned();
  const importedFrom = defined ? undefined : imports.filter((each) => each.kind === kind)[index];
  const name = defined || flags & FLAG.explicitName ? reader.name() : (importedFrom?.name ?? '');
  return {
    ...common,
    name,
    ...(importedFrom && { importedFrom: { module: importedFrom.module, name: importedFrom.name } }),
  };
}
