import { ByteReader, readWasmSections } from './wasm-reader';

const CODE = 10;

export interface SourceLine {
  file: string;
  line: number;
}

interface Row {
  address: number;
  file: number;
  line: number;
  end: boolean;
}

/**
 * The source line of an instruction, given its offset in the module. Reads the line table (DWARF 4) that the compiler
 * writes for the learner's files. Returns `undefined` in library code, which has no line table, and if the program's own
 * assembly corrupted the table.
 */
export function lineAt(wasm: Uint8Array, offset: number): SourceLine | undefined {
  try {
    return findLine(wasm, offset);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function findLine(wasm: Uint8Array, offset: number): SourceLine | undefined {
  const sections = readWasmSections(wasm);
  const code = sections.find(({ id }) => id === CODE);
  const table = sections.find(({ name }) => name === '.debug_line');
  if (!code || !table) return undefined;
  const address = offset - code.start;
  const reader = new ByteReader(table.body);
  while (!reader.done) {
    const found = findInUnit(reader, address);
    if (found) return found;
  }
  return undefined;
}

type Unit = ReturnType<typeof readUnit>;

function readUnit(reader: ByteReader) {
  const end = reader.u32() + reader.at;
  reader.u16(); // version
  const programAt = reader.u32() + reader.at;
  const minimumStep = reader.u8();
  reader.u8(); // maximum operations per instruction
  reader.u8(); // default is_stmt
  const lineBase = reader.i8();
  const lineRange = reader.u8();
  const opcodeBase = reader.u8();
  const lengths = Array.from({ length: opcodeBase - 1 }, () => reader.u8());
  const folders = [''];
  for (let folder = reader.nullTerminated(); folder; folder = reader.nullTerminated()) folders.push(folder);
  const files = [''];
  for (let name = reader.nullTerminated(); name; name = reader.nullTerminated()) {
    const folder = folders[reader.unsigned()];
    reader.unsigned();
    reader.unsigned();
    files.push(folder ? `${folder}/${name}` : name);
  }
  reader.at = programAt;
  return { end, minimumStep, lineBase, lineRange, opcodeBase, lengths, files };
}

function findInUnit(reader: ByteReader, address: number): SourceLine | undefined {
  const unit = readUnit(reader);
  let before: Row | undefined;
  // Code that the compiler adds has line 0; it belongs to the line before.
  let line = 0;
  for (const row of rowsOf(reader, unit)) {
    const inside = before && !before.end && before.address <= address && address < row.address;
    if (inside && before && line > 0) {
      reader.at = unit.end;
      const file = unit.files[before.file]?.replace(/^\.?\//, '');
      return file ? { file, line } : undefined;
    }
    line = row.end ? 0 : row.line || line;
    before = row;
  }
  reader.at = unit.end;
  return undefined;
}

const EXTENDED = { endSequence: 1, setAddress: 2 } as const;
const STANDARD = { copy: 1, advancePc: 2, advanceLine: 3, setFile: 4, constAddPc: 8, fixedPc: 9 } as const;

/** Runs the unit's line program: see "Line Number Information" in DWARF 4. */
function* rowsOf(reader: ByteReader, unit: Unit): Generator<Row> {
  const { minimumStep, lineBase, lineRange, opcodeBase, lengths } = unit;
  const fresh = (): Row => ({ address: 0, file: 1, line: 1, end: false });
  let row = fresh();
  const stepOf = (opcode: number) => Math.floor((opcode - opcodeBase) / lineRange) * minimumStep;
  while (reader.at < unit.end) {
    const opcode = reader.u8();
    if (opcode >= opcodeBase) {
      row.address += stepOf(opcode);
      row.line += lineBase + ((opcode - opcodeBase) % lineRange);
      yield { ...row };
    } else if (opcode === 0) {
      const end = reader.unsigned() + reader.at;
      const kind = reader.u8();
      if (kind === EXTENDED.setAddress) row.address = reader.u32();
      if (kind === EXTENDED.endSequence) {
        yield { ...row, end: true };
        row = fresh();
      }
      reader.at = end;
    } else if (opcode === STANDARD.copy) yield { ...row };
    else if (opcode === STANDARD.advancePc) row.address += reader.unsigned() * minimumStep;
    else if (opcode === STANDARD.advanceLine) row.line += reader.signed();
    else if (opcode === STANDARD.setFile) row.file = reader.unsigned();
    else if (opcode === STANDARD.constAddPc) row.address += stepOf(255);
    else if (opcode === STANDARD.fixedPc) row.address += reader.u16();
    else for (let count = lengths[opcode - 1] ?? 0; count > 0; count -= 1) reader.unsigned();
  }
}
