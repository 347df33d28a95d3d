import { Deadline } from '../deadline';
import { COMPILE_TIME_MS } from '../limits';
import { GuestExit, RunStopped } from '../stop-run';
import type { DiskNode, FolderNode } from '../wasi/disk';
import { WasiHost } from '../wasi/wasi-host';

/** A tool's folders: the sources, then its input and output files. */
const FOLDERS = ['/work', '/out'] as const;
const OUT_FD = 4;
const WORK_FD = 3;
const LIBRARY_FD = 5;
const OUTPUT_LIMIT = 200_000; // characters; only twenty messages are shown

export type ToolFiles = Readonly<Record<string, Uint8Array>>;

/** How a tool ended. `gaveUp` is set if it couldn't do its work; the text is user-facing. */
export interface ToolEnd {
  exitCode: number;
  /** Everything it printed. */
  messages: string;
  gaveUp?: { limit?: 'time' | 'memory'; text: string };
  result(name: string): Uint8Array | undefined;
}

interface StartedTool {
  host: WasiHost;
  run(): void;
  clock?: Deadline;
  messages: string;
}

export function fileNode(data: Uint8Array): DiskNode {
  return { kind: 'file', ino: 1n, modifiedNs: 0n, data, size: data.length, uses: 1, borrowed: true };
}

/** Go's compiler or linker. Each instance processes one order and is then discarded. */
export class GoTool {
  private spare: StartedTool | undefined;

  constructor(
    private readonly title: string,
    private readonly module: WebAssembly.Module,
    private readonly library: FolderNode,
  ) {}

  /** Starts the next instance early. */
  prepareSpare(): void {
    this.spare ??= this.start();
  }

  /** `sources` are placed in /work, `orders` in /out; the tool writes its results to /out. */
  run(sources: ToolFiles, orders: ToolFiles): ToolEnd {
    const tool = this.spare ?? this.start();
    this.spare = undefined;
    tool.clock = new Deadline(COMPILE_TIME_MS.go);
    for (const [name, content] of Object.entries(sources)) tool.host.putFile(WORK_FD, name, content);
    const out = tool.host.files.folder(OUT_FD);
    for (const [name, content] of Object.entries(orders)) out.entries.set(name, fileNode(content));
    const result = (name: string) => {
      const node = out.entries.get(name);
      return node?.kind === 'file' ? node.data.subarray(0, node.size) : undefined;
    };
    return { ...this.endOf(tool), messages: tool.messages, result };
  }

  private start(): StartedTool {
    const decoder = new TextDecoder();
    const print = (bytes: Uint8Array) => {
      if (tool.messages.length < OUTPUT_LIMIT) tool.messages += decoder.decode(bytes, { stream: true });
    };
    const host = new WasiHost({
      memory: () => instance.exports.memory as WebAssembly.Memory,
      deadline: new Deadline(Number.POSITIVE_INFINITY),
      args: [this.title],
      folders: FOLDERS,
      stdin: () => new Uint8Array(0),
      stdout: print,
      stderr: print,
    });
    host.files.add({ node: this.library, preopenedAs: '/std', writable: false }, LIBRARY_FD);
    const calls: Record<string, (...args: unknown[]) => number> = {};
    for (const { name } of WebAssembly.Module.imports(this.module)) {
      calls[name] = (...args) => {
        tool.clock?.check();
        return host.call(name, args);
      };
    }
    const instance = new WebAssembly.Instance(this.module, { wasi_snapshot_preview1: calls });
    const exports = instance.exports as unknown as { _initialize(): void; run(): void };
    const tool: StartedTool = { host, messages: '', run: exports.run };
    exports._initialize();
    return tool;
  }

  private endOf(tool: StartedTool): Pick<ToolEnd, 'exitCode' | 'gaveUp'> {
    try {
      tool.run();
      return { exitCode: 0 };
    } catch (stop) {
      if (stop instanceof GuestExit) return this.exit(stop.code, tool.messages);
      if (stop instanceof RunStopped) {
        return {
          exitCode: 1,
          gaveUp: { limit: 'time', text: `Go's ${this.title} took too long with this program.` },
        };
      }
      if (!(stop instanceof RangeError) && !(stop instanceof WebAssembly.RuntimeError)) throw stop;
      return {
        exitCode: 1,
        gaveUp: { text: `The program is too large, or nested too deeply, for Go's ${this.title}.` },
      };
    }
  }

  private exit(code: number, messages: string): Pick<ToolEnd, 'exitCode' | 'gaveUp'> {
    if (code === 0 || !/^(runtime: out of memory|fatal error: .*out of memory)/m.test(messages))
      return { exitCode: code };
    const text = `The program is too large for Go's ${this.title}: it ran out of memory.`;
    return { exitCode: code, gaveUp: { limit: 'memory', text } };
  }
}
