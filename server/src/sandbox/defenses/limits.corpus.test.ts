import { defencesOf, expectMutantsKilled } from './defence';

const { mutate, defence } = defencesOf('python', 'shared/runner');
const noRoom = "fail('nospc');";
const size = mutate('wasi/disk.ts', `if (size > DISK_LIMITS.bytes) ${noRoom}`);
const room = mutate('wasi/disk.ts', `if (this.bytes + bytes > DISK_LIMITS.bytes) ${noRoom}`);

expectMutantsKilled([
  defence('a file of a run is not larger than its disk', [size, room], 'writing one file without end'),
  defence('all files of a run are not larger than its disk', room, 'writing many files'),
  defence(
    'a run has not more files than its disk takes',
    mutate('wasi/disk.ts', `if (this.nodes >= DISK_LIMITS.nodes) ${noRoom}`),
    'making files without end',
  ),
  defence(
    'a run has not more files open than it may',
    mutate('wasi/open-files.ts', "if (this.table.size >= DISK_LIMITS.openFiles) fail('mfile');"),
    'opening files without end',
  ),
  defence(
    'the output of a program is counted',
    mutate('run-output.ts', "if (kept.length < data.length) throw new RunStopped('output');"),
    'endless output',
  ),
]);
