import { Deadline } from '../deadline';
import { GuestExit, RunStopped } from '../stop-run';
import { WasiHost } from '../wasi/wasi-host';
import type { CAssets } from './assets';
import { type PackedFile, unpackFiles } from './packed-files';

const PAGE = 65_536;
/** Maximum memory of the compiler, far more than a lesson's program needs. */
const MAX_MEMORY_BYTES = 512 * 1024 * 1024;
/** An instance that has grown beyond this is discarded, to free the memory. */
const MAX_REUSED_BYTES = 64 * 1024 * 1024;
const MAX_MESSAGE_CHARACTERS = 200_000;
const SYSROOT_FD = 3;
const WORK_FD = 4;
/** The compiler's own files. The learner's are at the root, so messages show their plain names. */
export const SYSROOT = '/usr';
export const FOLDERS = [SYSROOT, '/'] as const;

const HEADER_FOLDERS = ['include', 'include/wasm32-wasip1', 'judge'];

export interface ToolRun {
  /** 0 is success. */
  exitCode: number;
  /** Everything it printed. */
  text: string;
  /** It crashed, or hit a limit on memory, files or output. */
  crashed: boolean;
  /** Returns a file that it wrote. */
  written(name: string): Uint8Array | undefined;
}

/**
 * LLVM's tools on our own WASI host. They see only the given files: no network, no environment. The instance is reset to
 * its snapshot before each run, so nothing is left over from an earlier one.
 */
export class Compiler {
  private instance: WebAssembly.Instance | undefined;
  private memory!: WebAssembly.Memory;
  private host: WasiHost | undefined;
  private dirty = false;
  private readonly sysroot: PackedFile[];

  constructor(private readonly assets: CAssets) {
    this.sysroot = unpackFiles(assets.sysroot);
  }

  /** Whether C or the judge has a header of this name, which a learner's header would replace. */
  hasHeader(name: string): boolean {
    const paths = HEADER_FOLDERS.map((folder) => `${folder}/${name}`);
    return this.sysroot.some((file) => paths.includes(file.name));
  }

  /** Resets the instance to the snapshot, byte for byte. Cheap if nothing ran since the last reset. */
  rewind(): void {
    if (this.instance && this.memory.buffer.byteLength > MAX_REUSED_BYTES) this.instance = undefined;
    if (!this.instance) this.start();
    if (!this.dirty) return;
    const bytes = new Uint8Array(this.memory.buffer);
    bytes.set(this.assets.snapshot);
    bytes.fill(0, this.assets.snapshot.length);
    const stackPointer = this.instance!.exports.g0 as WebAssembly.Global;
    stackPointer.value = this.stackTop;
    this.dirty = false;
  }

  /** Runs a tool (`clang -cc1 …`, `wasm-ld …`) on `files`, synchronously. Invalid input is reported in the result, never thrown. */
  run(args: readonly string[], files: readonly PackedFile[]): ToolRun {
    this.rewind();
    this.dirty = true;
    const messages = new Messages();
    const host = this.hostFor(args, files, messages);
    this.host = host;
    const end = this.resume();
    this.host = undefined;
    return {
      ...end,
      text: messages.text,
      written: (name) => {
        const node = host.files.folder(WORK_FD).entries.get(name);
        return node?.kind === 'file' ? node.data.slice(0, node.size) : undefined;
      },
    };
  }

  private stackTop = 0;

  private start(): void {
    const { module, snapshot } = this.assets;
    const maximum = MAX_MEMORY_BYTES / PAGE;
    this.memory = new WebAssembly.Memory({ initial: snapshot.length / PAGE, maximum });
    const wasi: Record<string, (...args: unknown[]) => number> = {};
    for (const { module: from, name } of WebAssembly.Module.imports(module)) {
      if (from === 'wasi_snapshot_preview1') wasi[name] = (...args) => this.host!.call(name, args);
    }
    this.instance = new WebAssembly.Instance(module, {
      wasi_snapshot_preview1: wasi,
      env: { memory: this.memory },
    });
    this.stackTop = (this.instance.exports.g0 as WebAssembly.Global).value as number;
    this.dirty = true;
  }

  private hostFor(args: readonly string[], files: readonly PackedFile[], messages: Messages): WasiHost {
    const host = new WasiHost({
      memory: () => this.memory,
      deadline: new Deadline(Number.POSITIVE_INFINITY),
      args,
      folders: FOLDERS,
      stdin: () => new Uint8Array(0),
      stdout: (bytes) => messages.add(bytes),
      stderr: (bytes) => messages.add(bytes),
    });
    for (const { name, content } of this.sysroot) host.putFile(SYSROOT_FD, name, content);
    for (const { name, content } of files) host.putFile(WORK_FD, name, content);
    return host;
  }

  private resume(): { exitCode: number; crashed: boolean } {
    try {
      (this.instance!.exports._start as () => void)();
      return { exitCode: 0, crashed: false };
    } catch (stop) {
      if (stop instanceof GuestExit) return { exitCode: stop.code, crashed: false };
      const broken =
        stop instanceof RunStopped || stop instanceof RangeError || stop instanceof WebAssembly.RuntimeError;
      if (!broken) throw stop;
      this.instance = undefined;
      return { exitCode: 1, crashed: true };
    }
  }
}

/** A tool's output. Exceeding the limit stops the tool. */
class Messages {
  text = '';
  private readonly decoder = new TextDecoder();
  add(bytes: Uint8Array): void {
    this.text += this.decoder.decode(bytes, { stream: true });
    if (this.text.length > MAX_MESSAGE_CHARACTERS) throw new RunStopped('output');
  }
}
