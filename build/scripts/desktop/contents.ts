import { getRawHeader } from '@electron/asar';

export interface PackedFile {
  /** From the app's root, such as `dist/desktop/main.cjs`. */
  path: string;
  bytes: number;
  /** Beside the archive, in app.asar.unpacked. */
  isUnpacked: boolean;
}

/** The files of a packed app. */
export function contentsOf(asarFile: string): PackedFile[] {
  const files: PackedFile[] = [];
  const add = (node: Node, path: string) => {
    if (node.files)
      for (const [name, child] of Object.entries(node.files)) add(child, path ? `${path}/${name}` : name);
    else files.push({ path, bytes: node.size ?? 0, isUnpacked: node.unpacked ?? false });
  };
  add(getRawHeader(asarFile).header as Node, '');
  return files;
}

/** An archive's header: a folder has `files`. */
interface Node {
  files?: Record<string, Node>;
  size?: number;
  unpacked?: boolean;
}

/** What takes how much room, largest first. */
export function describeContents(asarFile: string): string {
  const sizes = new Map<string, { files: number; bytes: number }>();
  for (const { path, bytes } of contentsOf(asarFile)) {
    const part = path.split('/').slice(0, 2).join('/');
    const so = sizes.get(part) ?? { files: 0, bytes: 0 };
    sizes.set(part, { files: so.files + 1, bytes: so.bytes + bytes });
  }
  const lines = [...sizes]
    .sort(([, a], [, b]) => b.bytes - a.bytes)
    .map(([part, { files, bytes }]) => `    ${inMb(bytes)}  ${part} (${files} files)`);
  const total = [...sizes.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  return [`  • the app’s own files: ${inMb(total).trim()}`, ...lines].join('\n');
}

const inMb = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`.padStart(8);
