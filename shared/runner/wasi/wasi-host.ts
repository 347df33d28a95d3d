import type { Deadline } from '../deadline';
import { WasiError, type WasiFunction } from './abi';
import { type DeviceNode, Disk } from './disk';
import { fileCalls } from './file-calls';
import { GuestMemory } from './guest-memory';
import { OpenFiles } from './open-files';
import { pathCalls } from './path-calls';
import { HOST_SURROUNDINGS, type Surroundings, systemCalls } from './system-calls';

export interface WasiHostOptions {
  memory: () => WebAssembly.Memory;
  deadline: Deadline;
  args?: readonly string[];
  surroundings?: Surroundings;
  stdin: DeviceNode['read'];
  stdout: DeviceNode['write'];
  stderr: DeviceNode['write'];
  /** Folders that are there from the start, at descriptors 3, 4, ... in this order. */
  folders: readonly string[];
}

/** The host's side of one run: the system that the guest sees. Each run has a new one. */
export class WasiHost {
  readonly disk: Disk;
  readonly files: OpenFiles;
  private readonly calls: Record<string, WasiFunction>;

  constructor(private readonly options: WasiHostOptions) {
    const surroundings = options.surroundings ?? HOST_SURROUNDINGS;
    const memory = new GuestMemory(options.memory);
    this.disk = new Disk(() => surroundings.realtimeNs());
    this.files = new OpenFiles(this.disk);
    this.files.add({ node: this.disk.device({ read: options.stdin }) });
    this.files.add({ node: this.disk.device({ write: options.stdout }) });
    this.files.add({ node: this.disk.device({ write: options.stderr }) });
    for (const name of options.folders) this.files.add({ node: this.disk.folder(), preopenedAs: name });
    this.calls = {
      ...fileCalls(memory, this.files, this.disk),
      ...pathCalls(memory, this.files, this.disk),
      ...systemCalls(memory, options.args ?? [], surroundings, options.deadline),
    };
  }

  /** One call of the guest. Gives its errno; throws `RunStopped` or `GuestExit` to end the run. */
  call(name: string, args: unknown[]): number {
    this.options.deadline.check();
    const target = this.calls[name] as ((...args: unknown[]) => void) | undefined;
    if (!target) throw new Error(`the guest called ${name}, which this host does not have`);
    try {
      target(...args);
      return 0;
    } catch (error) {
      if (error instanceof WasiError) return error.errno;
      throw error;
    }
  }

  /** Writes a file under one of the start folders, making the folders on its way. */
  putFile(folderFd: number, name: string, content: Uint8Array): void {
    const parts = name.split('/');
    const last = parts.pop() ?? name;
    let folder = this.files.folder(folderFd);
    for (const part of parts) {
      const known = folder.entries.get(part);
      const next = known?.kind === 'folder' ? known : this.disk.folder();
      if (next !== known) this.disk.link(folder, part, next);
      folder = next;
    }
    this.disk.link(folder, last, this.disk.file(content));
  }
}
