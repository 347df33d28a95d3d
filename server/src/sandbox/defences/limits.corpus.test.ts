import { cutsIn, showNecessary } from './defence';

const cut = cutsIn('shared/runner');
const noRoom = "fail('nospc');";
const size = cut('wasi/disk.ts', `if (size > DISK_LIMITS.bytes) ${noRoom}`);
const room = cut('wasi/disk.ts', `if (this.bytes + bytes > DISK_LIMITS.bytes) ${noRoom}`);

showNecessary([
  {
    name: 'a file of a run is not larger than its disk',
    cuts: [size, room],
    lets: ['python: writing one file without end'],
  },
  {
    name: 'all files of a run are not larger than its disk',
    cuts: [room],
    lets: ['python: writing many files'],
  },
  {
    name: 'a run has not more files than its disk takes',
    cuts: [cut('wasi/disk.ts', `if (this.nodes >= DISK_LIMITS.nodes) ${noRoom}`)],
    lets: ['python: making files without end'],
  },
  {
    name: 'a run has not more files open than it may',
    cuts: [cut('wasi/open-files.ts', "if (this.table.size >= DISK_LIMITS.openFiles) fail('mfile');")],
    lets: ['python: opening files without end'],
  },
  {
    name: 'the output of a program is counted',
    cuts: [cut('run-output.ts', "if (kept.length < data.length) throw new RunStopped('output');")],
    lets: ['sql: endless output', 'python: endless output', 'javascript: endless output'],
  },
]);
